/**
 * `npm run e2e:every` takes every end-to-end test, each screen by day and by night, each lesson in each way. `npm test`
 * leaves out those with the tag of `AT_LENGTH`: what other tests cover by smaller means, or on another screen.
 */
export const EVERY = process.env.E2E === 'every';

export const AT_LENGTH = { tag: '@at-length' };

/** The tag where it is so, none where it is not. */
export const atLengthIf = (is: boolean) => (is ? AT_LENGTH : {});
