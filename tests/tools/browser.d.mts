/** Flags under which a test browser neither calls home nor needs a sandbox or a graphics card. */
export const BROWSER_FLAGS: string[];
/** The path of a browser and how it was come by; throws when there is none to be had. */
export function findBrowser(): { readonly path: string; readonly how: string };
