import type { CDPSession, Page } from '@playwright/test';

type Spot = { readonly x: number; readonly y: number };

/** Fingers as the browser gets them from the glass. */
export class Hand {
  private constructor(private readonly glass: CDPSession) {}
  static async of(page: Page): Promise<Hand> {
    return new Hand(await page.context().newCDPSession(page));
  }
  async down(...fingers: readonly Spot[]): Promise<void> {
    await this.send('touchStart', fingers);
  }
  async move(...fingers: readonly Spot[]): Promise<void> {
    await this.send('touchMove', fingers);
  }
  /**
   * Before it is lifted out of a move: a finger that still moves flings, and Chromium takes a tap within that for its
   * end.
   */
  async rest(): Promise<void> {
    await new Promise((rested) => setTimeout(rested, 100));
  }
  async up(): Promise<void> {
    await this.send('touchEnd', []);
  }
  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Spot[]): Promise<void> {
    await this.glass.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
    });
  }
}
