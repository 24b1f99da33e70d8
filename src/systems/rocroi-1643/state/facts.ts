/** What a game stands at besides its counters. */
import type { Moving, Segment, State } from './state';

export type Facts = Omit<State, 'scenario' | 'options' | 'units' | 'leaders' | 'batteries'>;
/** Those of a board, which are written over. */
export type LiveFacts = { -readonly [K in keyof Facts]: Facts[K] };

/** Facts of one’s own. Field by field: objects spread into one take several times as long. */
export function factsOf(of: Facts): LiveFacts {
  return {
    turn: of.turn,
    step: of.step,
    side: of.side,
    cup: of.cup,
    inARow: of.inARow,
    segment: of.segment,
    agenda: of.agenda,
    routing: of.routing,
    rallying: of.rallying,
    chiefless: of.chiefless,
    demoralized: of.demoralized,
    strained: of.strained,
    over: of.over,
  };
}

/** Writes what changes. */
export function changeFacts(facts: LiveFacts, change: Partial<Facts>): void {
  if (change.turn !== undefined) facts.turn = change.turn;
  if (change.step !== undefined) facts.step = change.step;
  if (change.side !== undefined) facts.side = change.side;
  if (change.cup !== undefined) facts.cup = change.cup;
  if (change.inARow !== undefined) facts.inARow = change.inARow;
  if (change.segment !== undefined) facts.segment = change.segment;
  if (change.agenda !== undefined) facts.agenda = change.agenda;
  if (change.routing !== undefined) facts.routing = change.routing;
  if (change.rallying !== undefined) facts.rallying = change.rallying;
  if (change.chiefless !== undefined) facts.chiefless = change.chiefless;
  if (change.demoralized !== undefined) facts.demoralized = change.demoralized;
  if (change.strained !== undefined) facts.strained = change.strained;
  if (change.over !== undefined) facts.over = change.over;
}

/** The segment that is going on, but for what changes of it. */
export function segmentWith(was: Segment, change: Partial<Segment>): Segment {
  const { leader = was.leader, side = was.side, corps = was.corps, command = was.command } = change;
  const { moving = was.moving, charging = was.charging } = change;
  const { supported = was.supported, targets = was.targets, staying = was.staying } = change;
  const made = { leader, side, corps, moving, command, charging, supported, targets };
  return staying ? { ...made, staying } : made;
}

/** The same with a unit that is further on its move. */
export function segmentMoving(was: Segment, moving: Moving, charging: Segment['charging']): Segment {
  const { leader, side, corps, command, supported, targets, staying } = was;
  const made = { leader, side, corps, moving, command, charging, supported, targets };
  return staying ? { ...made, staying } : made;
}
