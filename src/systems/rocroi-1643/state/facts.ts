/** What a game stands at besides its counters. */
import type { Segment, State } from './state';

export type Facts = Omit<State, 'scenario' | 'options' | 'units' | 'leaders' | 'batteries'>;

export function factsOf(state: State): Facts {
  const { turn, step, side, cup, inARow, segment, agenda } = state;
  const { routing, rallying, chiefless, demoralized, strained, over } = state;
  const [waits, lost] = [
    { routing, rallying },
    { chiefless, demoralized, strained },
  ];
  return { turn, step, side, cup, inARow, segment, agenda, ...waits, ...lost, over };
}

/** Other facts, but for what is left as it is. Field by field: objects spread into one take several times as long. */
export function factsWith(was: Facts, change: Partial<Facts>): Facts {
  const { turn = was.turn, step = was.step, side = was.side, cup = was.cup, inARow = was.inARow } = change;
  const {
    segment = was.segment,
    agenda = was.agenda,
    routing = was.routing,
    rallying = was.rallying,
  } = change;
  const { chiefless = was.chiefless, demoralized = was.demoralized, strained = was.strained } = change;
  const { over = was.over } = change;
  return {
    turn,
    step,
    side,
    cup,
    inARow,
    segment,
    agenda,
    routing,
    rallying,
    chiefless,
    demoralized,
    strained,
    over,
  };
}

/** The same of the segment that is going on. */
export function segmentWith(was: Segment, change: Partial<Segment>): Segment {
  const { leader = was.leader, side = was.side, corps = was.corps, command = was.command } = change;
  const { moving = was.moving, charging = was.charging } = change;
  const { supported = was.supported, targets = was.targets, staying = was.staying } = change;
  const made = { leader, side, corps, moving, command, charging, supported, targets };
  return staying ? { ...made, staying } : made;
}
