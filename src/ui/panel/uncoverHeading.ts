/**
 * Back as far as the heading, with the line above it, has gone above a panel that scrolls, or below the bar that stays at
 * its top.
 */
export function uncoverHeading(panel: Element): void {
  const heading = panel.querySelector('.now');
  if (!heading || panel.scrollTop === 0) return;
  const bar = panel.querySelector('.standing-bar')?.getBoundingClientRect().bottom ?? 0;
  const from = Math.max(panel.getBoundingClientRect().top, bar);
  const covered = from - heading.getBoundingClientRect().top;
  if (covered > 0) panel.scrollBy({ top: -covered });
}
