import { createHmac } from 'node:crypto';
import { dueHour } from '#functions/lib/keys/connection-keys.ts';
import { runJob } from '#local/jobs.ts';
import type { App } from '#test/support/app.ts';
import { agree, changeConnection } from '#test/support/connections.ts';
import { canaries } from './canaries.ts';

type Send = (method: string, path: string, body?: unknown, headers?: object) => Promise<string>;
type Owner = {
  readonly api: ReturnType<App['as']>;
  readonly businessId: string;
  readonly sub: string;
};

/** An event of the books about a company. */
const event = JSON.stringify([
  { specversion: '1.0', type: 'qbo.payment.created.v1', intuitaccountid: '9001' },
]);

/** What an owner does with connected books on a day, and what the books tell; any of it may fail. */
export const createBooksDay = (app: App, owner: Owner, send: Send) => {
  const { books, queue } = app.stack;
  const connection = `/businesses/${owner.businessId}/connections/quickbooks`;
  const finish = (query: string) => send('POST', '/connections/quickbooks/finish', { query });

  const read = async () => {
    await changeConnection(app, owner, { asked_at: 0, syncing_until: 0 }).catch(() => {});
    await send('POST', `${connection}/sync`, {});
    await queue.syncs.hurry();
  };

  return {
    /** While everything works: connects the books if they are not, and answers a second sign-in that is not finished. */
    begin: async () => {
      await finish(await agree(app, owner));
      await queue.syncs.settled();
      return agree(app, owner);
    },
    /** Everything that has to do with the books. */
    use: async (query: string) => {
      await read();
      // The next call is refused, so the tokens are refreshed.
      books.expire();
      await read();
      await finish(query);
      await read();
      await send('GET', `/businesses/${owner.businessId}/connections`);
      await send('GET', `/businesses/${owner.businessId}/receivables`);
      await send('GET', `/businesses/${owner.businessId}/books`);
      await send('POST', `${connection}/start`, {});
      for (const key of [canaries.verifierToken, 'another'])
        await send('POST', '/connections/quickbooks/webhook', event, {
          'intuit-signature': createHmac('sha256', key).update(event).digest('base64'),
        });
      await changeConnection(app, owner, { gsi1pk: dueHour(new Date()) }).catch(() => {});
      await runJob('on-connections-due').catch(() => {});
      await queue.syncs.hurry();
      await send('GET', '/account/export');
      await send('DELETE', connection);
    },
  };
};
