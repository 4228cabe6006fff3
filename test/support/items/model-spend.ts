import { onTestFinished, vi } from 'vitest';
import type { App } from '../app.ts';

/** The day in UTC, by which the model's cost is counted. */
export const spendDay = () => new Date().toISOString().slice(0, 10);

/** Adds dollars to what the model has cost the stage today. */
export const spend = (app: App, dollars: number) =>
  app.table.change(`STATS#${spendDay()}`, 'COUNTS', 'model_microdollars', dollars * 1e6);

/**
 * Goes on as if it were half a minute later, after which a Lambda reads anew what the stage has spent. The clock is set
 * back at the end of the test.
 */
export const forgetKnownSpend = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000, shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
};
