import type { DataCall } from '#local/dynamodb/faults.ts';
import type { App } from '../app.ts';
import { until } from './workers.ts';

/** Matches table calls with this operation whose input contains this text, such as a key or a condition. */
export const names = (operation: string, word: string) => (call: DataCall) =>
  call.operation === operation && JSON.stringify(call.input).includes(word);

/** Holds the first matching call of the table until it is released, so that other code can run in between. */
export const holdFirst = (app: App, isMeant: (call: DataCall) => boolean) => {
  const { promise: after, resolve: letOn } = Promise.withResolvers<void>();
  let met = 0;
  app.stack.data.inject((call) => (isMeant(call) && met++ === 0 ? { after } : undefined));
  return { letOn, isHeld: () => until(() => met > 0) };
};

/** Runs an action just before the first matching call of the table. */
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
