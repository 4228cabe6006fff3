import { timingSafeEqual } from 'node:crypto';
import { links } from '#shared/contract/week/secret-links.ts';
import { stopPage } from '#shared/domain/week/check-in/stop-page.ts';
import { readStopToken } from '#shared/domain/week/check-in/stop-token.ts';
import { config } from '../../lib/config.ts';
import { handle } from '../../lib/http-handler.ts';
import { linkedAccount, stopMail, stopSecret } from './secret-links-table.ts';

/** Stops the check-in mail of a business. The answer is the same whether or not there was one, so that it says nothing about anybody. */
export const stop = handle(links.stop, async ({ token }) => {
  await stopBy(token);
  return stopPage({ origin: config.APP_ORIGIN, token, isStopped: true });
});

const stopBy = async (token: string) => {
  const named = readStopToken(token);
  if (!named) return;
  // After a restore with a new user pool the account has another id than the mail names.
  const linked = await linkedAccount(named);
  const secret = await stopSecret(linked);
  if (secret && isSame(named.secret, secret)) await stopMail(linked, secret);
};

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
