import type { App } from '../app.ts';

/** Every call to the table is delayed this long; a call that starts later has waited for another one. */
const heldMs = 150;

/** The sequential rounds of table calls while `act` runs; for a question, those before the provider is called. */
export const tableWaves = async ({ stack: { data, openai } }: App, act: () => Promise<unknown>) => {
  openai.forget();
  let waves = 0;
  let begun = Number.NEGATIVE_INFINITY;
  const mend = data.inject(() => {
    if (performance.now() - begun >= heldMs && !openai.requests().length) {
      begun = performance.now();
      waves += 1;
    }
    return { delayMs: heldMs };
  });
  try {
    await act();
  } finally {
    mend();
  }
  return waves;
};
