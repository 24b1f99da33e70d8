import type { Play, Rules, SystemTypes } from './contract/rules';

/**
 * A command while it is carried out. A class, because V8 makes a hidden class for each getter that is written in an
 * object literal, and keeps what the getter refers to until a full collection.
 */
export class Unfolding<T extends SystemTypes> implements Play<T> {
  readonly events: T['Event'][] = [];
  private reached: T['State'];

  constructor(
    private readonly rules: Pick<Rules<T>, 'evolve'>,
    before: T['State'],
    readonly dice: Play<T>['dice'],
  ) {
    this.reached = before;
  }

  get state(): T['State'] {
    return this.reached;
  }

  emit(event: T['Event'], after = this.rules.evolve(this.reached, event)): void {
    this.events.push(event);
    this.reached = after;
  }
}
