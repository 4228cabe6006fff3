import type { App } from './app.ts';

/** Deletes an account and resolves once the job is done or waits for a retry. */
export const deleteAccount = async (app: App, name: string) => {
  const asked = await app.as(name).account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  return asked;
};
