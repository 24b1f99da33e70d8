/** Beck's arrival: cases 17.0 to 17.15, if the players chose it. */
import type { BattlePlay } from '../../events';
import type { HexNumber } from '../../scenario';
import type { Pending, State } from '../../state';

/** From Game-Turn 9 on a roll is due before the Game-Turn, until Beck has come. @rule rocroi:17.0 */
export function rollForBeckDue({ scenario, options, gameTurn, beckHasCome }: State): Pending | null {
  const { beck } = scenario;
  if (!beck || options.beck === 'no' || beckHasCome || gameTurn < beck.fromGameTurn) return null;
  return { kind: 'rollForBeck', by: beck.side };
}

export function rollForBeck(play: BattlePlay): void {
  const [die = 0] = play.dice(['Beck’s arrival']);
  const arrive = play.state.scenario.beck?.arrivals[String(die)] ?? [];
  play.emit({ happened: 'beckRolled', die, arrive });
}

/** Nobody but his force ever waits to enter. @rule rocroi:17.12 */
export function becksEntryHexes(state: State): readonly HexNumber[] {
  return state.scenario.beck?.entryHexes ?? [];
}

/** By the usual reading they enter in the Game-Turn of the roll if they can. @rule rocroi:17.12 */
export function becksMustEnter(state: State): boolean {
  return state.options.beckEntry === 'atOnce';
}
