import type { App } from './app.ts';

/** Asks for the deletion of an account and resolves once the job is done with it, or waits for another try. */
export const leave = async (app: App, name: string) => {
  const asked = await app.as(name).account.remove({ confirmation: 'DELETE' });
  await app.stack.queue.delivery.settled();
  return asked;
};
