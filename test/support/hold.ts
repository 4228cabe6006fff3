import type { DataCall } from '#infra/local/data/faults.ts';
import type { App } from './app.ts';
import { until } from './workers.ts';

/** Whether a call of the table is this operation and names this word, a key or a condition. */
export const names = (operation: string, word: string) => (call: DataCall) =>
  call.operation === operation && JSON.stringify(call.input).includes(word);

/** Holds the first call of the table that is meant until it is let on, so that something else can happen in between. */
export const holdFirst = (app: App, isMeant: (call: DataCall) => boolean) => {
  const { promise: after, resolve: letOn } = Promise.withResolvers<void>();
  let met = 0;
  app.stack.data.inject((call) => (isMeant(call) && met++ === 0 ? { after } : undefined));
  return { letOn, isHeld: () => until(() => met > 0) };
};

/** Lets something happen just before the first call of the table that is meant. */
export const beforeFirst = (
  app: App,
  isMeant: (call: DataCall) => boolean,
  act: () => Promise<unknown>,
) => {
  let met = 0;
  app.stack.data.inject((call) =>
    isMeant(call) && met++ === 0 ? { after: act().catch(() => {}) } : undefined,
  );
  return { hasMet: () => met > 0 };
};
