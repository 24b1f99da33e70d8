/** Where the built page is served, and the one on which the fixtures are played. */
export const PORT = Number(process.env.E2E_PORT ?? 4199);
export const FIXTURES_PORT = PORT + 1000;
export const FIXTURES = `http://127.0.0.1:${FIXTURES_PORT}`;
