import { timingSafeEqual } from 'node:crypto';
import { beforeSignIn } from '#shared/contract/before-sign-in.ts';
import { type KeepToken, readKeepToken } from '#shared/domain/auth/second-factor-reset.ts';
import { stopSecondFactorResetPage } from '#shared/domain/auth/stop-second-factor-reset-page.ts';
import { findReset } from '../account/second-factor/resets-table.ts';
import { stopReset } from '../account/second-factor/stop-reset.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { keepHash } from '../lib/keyed-hashes.ts';

/** The page behind the link of a mail. It changes nothing, since programs that look for viruses open links too, and looks the same for every address. */
export const showStopReset = handle(beforeSignIn.showKeep, async ({ token }) =>
  stopSecondFactorResetPage({ origin: config.APP_ORIGIN, token, state: 'asks' }),
);

/** Stops the reset that a link names, without signing in; the link stops nothing else, and nothing twice. */
export const stopResetByLink = handle(beforeSignIn.keep, async ({ token }, { now }) => {
  const named = readKeepToken(token);
  const isKept = named !== undefined && (await isOurs(named)) && (await stopNamed(named, now));
  return stopSecondFactorResetPage({
    origin: config.APP_ORIGIN,
    token,
    state: isKept ? 'kept' : 'over',
  });
});

const isOurs = async ({ accountId, resetId, signature }: KeepToken) =>
  timingSafeEqual(Buffer.from(signature), Buffer.from(await keepHash(accountId, resetId)));

const stopNamed = async ({ accountId, resetId }: KeepToken, now: Date) => {
  const reset = await findReset(accountId);
  return reset?.reset_id === resetId && stopReset(accountId, reset, 'link', now);
};
