/** This run's port, below the ephemeral ports and passed on to the workers; E2E_PORT sets it. */
process.env.E2E_PORT ??= String(20_000 + (process.pid % 12_000));
export const port = process.env.E2E_PORT;

/**
 * For journeys against `npm start`, which the whole run shares: `test.use(wholeProduct)`. They use the same `test` as
 * the others, because another one would start a new worker and browser.
 */
export const wholeProduct = { baseURL: `http://localhost:${port}` };
