import type { App } from '../app.ts';

/** The day in UTC, by which the model's cost is counted. */
export const spendDay = () => new Date().toISOString().slice(0, 10);

/** Adds dollars to what the model has cost the stage today. */
export const spend = (app: App, dollars: number) =>
  app.table.change(`STATS#${spendDay()}`, 'COUNTS', 'model_microdollars', dollars * 1e6);
