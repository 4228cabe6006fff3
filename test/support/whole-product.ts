/** A port of this run's own, below those the system gives out, handed on to the workers; E2E_PORT fixes it. */
process.env.E2E_PORT ??= String(20_000 + (process.pid % 12_000));
/** Where what `npm start` serves is for this run. */
export const port = process.env.E2E_PORT;

/**
 * For journeys through what `npm start` serves, which the whole run shares: `test.use(wholeProduct)`. They take the same `test`
 * as the others, because a worker and its browser start anew where a test is made otherwise.
 */
export const wholeProduct = { baseURL: `http://localhost:${port}` };
