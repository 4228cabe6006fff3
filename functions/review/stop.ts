import { timingSafeEqual } from 'node:crypto';
import { review } from '#shared/contract/review.ts';
import { stopPage } from '#shared/domain/stop-page.ts';
import { readStopToken } from '#shared/domain/stop-token.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http.ts';
import { changeReview, dueAttributes, findReview } from '../tables/reviews-table.ts';

/** Stops the review mail of a business. The answer is the same whether or not there was one, so that it says nothing about anybody. */
export const stop = handle(review.stop, async ({ token }) => {
  await stopBy(token);
  return stopPage({ origin: config.APP_ORIGIN, token, isStopped: true });
});

const stopBy = async (token: string) => {
  const named = readStopToken(token);
  const review = named && (await findReview(named.sub, named.businessId));
  if (!review || !isSame(named.secret, review.stop_secret)) return;
  const { sub, businessId, secret } = named;
  const change = { mail: false, ...dueAttributes(sub, businessId, null) };
  await changeReview(sub, businessId, change, { stop_secret: secret });
};

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
