/** A simulated page lays nothing out, and its observers of sizes are silent: here they report once, as they begin. */
export class ToldAtOnce implements ResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe() {
    this.tell([], this);
  }
  unobserve() {}
  disconnect() {}
}
