import {
  mostTries,
  type PressProblem,
  retryMs,
} from '#shared/domain/connections/reviews/press-states.ts';
import type { Review } from '#shared/domain/connections/reviews/review.ts';
import { findAccount } from '../../account/account-table.ts';
import { hashed, log } from '../../lib/log.ts';
import { countCalls } from '../calls-table.ts';
import { isInPlan } from '../connection-views.ts';
import { type ConnectionRef, findConnection } from '../connections-table.ts';
import { freshAccess, NotConnected } from '../fresh-access.ts';
import { ProviderRefused, type RemoteAccount, type ReviewCalls } from '../providers/adapter.ts';
import { adapters, offeredProviders } from '../providers/index.ts';
import type { StoredPress } from './press-item.ts';
import { changePress, claimPress, listPresses } from './presses-table.ts';

/** How long one worker may take to send; longer than its Lambda lives. */
const leaseMs = 90_000;
/** So long after it began no other call is made. */
const sendMs = 30_000;

/** What a worker learned when it sent a press: it stands there, or why not. */
type Sent = { readonly reply: Review['reply'] } | { readonly problem: PressProblem };

const isDue = ({ state, goes_at, sending_until = 0 }: StoredPress, now: Date) =>
  state === 'waiting' ? Date.parse(goes_at) <= now.getTime() : sending_until <= now.getTime();

/**
 * Sends what was pressed for a connection and is due, exactly and each at most once however many workers run; answers in
 * how many ms the next one is due, or undefined.
 */
export const sendPresses = async (ref: ConnectionRef, now: Date): Promise<number | undefined> => {
  const all = await listPresses(ref.accountId, ref.businessId, now);
  const open = all.filter(
    ({ provider, state }) =>
      provider === ref.provider && (state === 'waiting' || state === 'sending'),
  );
  const later: number[] = [];
  for (const press of open) {
    if (!isDue(press, now)) later.push(Date.parse(press.goes_at) - now.getTime());
    else if (await sendOne(ref, press, now)) later.push(retryMs);
  }
  return later.length ? Math.max(1000, Math.min(...later)) : undefined;
};

/** Sends one press; true when it is to be tried again. */
const sendOne = async (ref: ConnectionRef, press: StoredPress, now: Date): Promise<boolean> => {
  const { accountId } = ref;
  if (!(await claimPress(accountId, press, now.getTime() + leaseMs))) return false;
  const claimed = { ...press, state: 'sending' as const, tries: press.tries + 1 };
  const sent = await trySending(ref, claimed, now);
  log.info('press', {
    account: hashed(accountId),
    provider: ref.provider,
    kind: press.kind,
    outcome: 'problem' in sent ? sent.problem : 'sent',
  });
  if (!('problem' in sent)) {
    const done = { state: 'sent', problem: null, sending_until: undefined } as const;
    await changePress(accountId, claimed, done, { reply: sent.reply });
    return false;
  }
  const { problem } = sent;
  const again = problem === 'unavailable' && claimed.tries < mostTries;
  await changePress(accountId, claimed, {
    state: again ? 'waiting' : 'failed',
    problem,
    sending_until: undefined,
    ...(again && { goes_at: new Date(now.getTime() + retryMs).toISOString() }),
  });
  return again;
};

const problemOf = (error: unknown): PressProblem => {
  if (error instanceof NotConnected) return 'sign-in';
  if (!(error instanceof ProviderRefused)) return 'unavailable';
  const { problem } = error;
  return problem === 'sign-in' || problem === 'permission' ? problem : 'unavailable';
};

const trySending = async (ref: ConnectionRef, press: StoredPress, now: Date): Promise<Sent> => {
  const [account, connection] = await Promise.all([
    findAccount(ref.accountId, { consistent: true }),
    findConnection(ref),
  ]);
  const { reviews } = adapters[ref.provider];
  if (!account || account.deletion_requested_at || !isInPlan(account, ref.provider, now))
    return { problem: 'plan' };
  // Another place than the one for which it was pressed never gets it.
  if (connection?.remote !== press.remote || connection.state === 'leaving')
    return { problem: 'gone' };
  if (!reviews || !offeredProviders().includes(ref.provider)) return { problem: 'sign-in' };
  let calls = 0;
  const endsAt = Date.now() + sendMs;
  const remote: RemoteAccount = {
    remote: connection.remote,
    access: (refused) => freshAccess(ref, refused),
    called: () => {
      if (Date.now() > endsAt) throw new ProviderRefused('unavailable');
      calls++;
    },
  };
  try {
    return await write(reviews, remote, press, now);
  } catch (error) {
    return { problem: problemOf(error) };
  } finally {
    await countCalls(ref.provider, calls, now);
  }
};

/** Looks at the review first: what stands there already is not sent again, and what the owner did not see is not answered. */
const write = async (
  { one, write: send }: ReviewCalls,
  account: RemoteAccount,
  press: StoredPress,
  now: Date,
): Promise<Sent> => {
  const { kind, target, text, seen } = press;
  const review = await one(account, target);
  if (!review) return { problem: 'gone' };
  const wanted = kind === 'reply' ? text : null;
  const stands = review.reply?.text ?? null;
  if (stands === wanted) return { reply: review.reply };
  if (stands !== seen.reply) return { problem: 'answered' };
  if (kind === 'reply' && review.changed_at !== seen.changed_at && stands === null)
    return { problem: 'changed' };
  const result = await send(account, { kind, target, text });
  if (result !== 'done') return { problem: result };
  return { reply: kind === 'reply' ? { text, at: now.toISOString() } : null };
};
