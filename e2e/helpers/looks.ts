/** `npm run e2e:looks`: each screen in every size by day and by night. The usual tests look at it by turns. */
export const EVERY_LOOK = process.env.LOOKS === 'every';
