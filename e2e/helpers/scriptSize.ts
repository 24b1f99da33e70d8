/** KiB of script, compressed, that the page may wait for before the start page is seen. */
export const MOST_AT_START = 110;
