import type { ProviderId } from '#shared/domain/connections/providers.ts';
import { accessTable } from '../app/table.ts';
import type { Owner, PlaywrightApp } from '../playwright-app.ts';
import { minuteLater } from '../reviews/reviews.ts';

/** Lets the time of everything that waits go by, and the worker send it as when the clock asks. */
export const timeGoesBy = async (
  { stack }: PlaywrightApp,
  { email }: Owner,
  { business_id, provider }: { readonly business_id: string; readonly provider: ProviderId },
) => {
  const { AccessToken } = await stack.auth.tokensOf(email);
  const { sub } = JSON.parse(atob(AccessToken.split('.')[1] ?? ''));
  const account_id = String(sub);
  await minuteLater({ stack, table: accessTable(stack.data.url) }, { sub: account_id });
  const { queueSync } = await import('#functions/lib/connections/sync-queue.ts');
  await queueSync({ account_id, business_id, provider, why: 'press' });
  await stack.queue.syncs.settled();
};
