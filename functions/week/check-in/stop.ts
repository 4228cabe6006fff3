import { timingSafeEqual } from 'node:crypto';
import { checkIn } from '#shared/contract/week.ts';
import { stopPage } from '#shared/domain/week/check-in/stop-page.ts';
import { readStopToken } from '#shared/domain/week/check-in/stop-token.ts';
import { config } from '../../lib/config.ts';
import { handle } from '../../lib/http.ts';
import { changeCheckIn, dueAttributes, findLinkedCheckIn } from './check-ins-table.ts';

/** Stops the review mail of a business. The answer is the same whether or not there was one, so that it says nothing about anybody. */
export const stop = handle(checkIn.stop, async ({ token }) => {
  await stopBy(token);
  return stopPage({ origin: config.APP_ORIGIN, token, isStopped: true });
});

const stopBy = async (token: string) => {
  const named = readStopToken(token);
  const found = named && (await findLinkedCheckIn(named.accountId, named.businessId));
  if (!found || !isSame(named.secret, found.review.stop_secret)) return;
  const { accountId } = found;
  const { businessId, secret } = named;
  const change = { mail: false, ...dueAttributes(accountId, businessId, null) };
  await changeCheckIn(accountId, businessId, change, { stop_secret: secret });
};

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
