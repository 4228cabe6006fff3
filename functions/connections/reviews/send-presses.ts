import {
  mostTries,
  type PressProblem,
  retryMs,
} from '#shared/domain/connections/reviews/press-states.ts';
import type { Review } from '#shared/domain/connections/reviews/review.ts';
import { isOnItsWay } from '#shared/domain/connections/reviews/review-rules.ts';
import { reviewText } from '#shared/domain/connections/reviews/review-text.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import type { Addition } from '#shared/domain/results/additions.ts';
import { findAccount } from '../../account/account-table.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { hashed, log } from '../../lib/log.ts';
import { isInPlan } from '../connection-views.ts';
import { type ConnectionRef, findConnection } from '../connections-table.ts';
import { NotConnected } from '../fresh-access.ts';
import { ProviderRefused, type RemoteAccount, type ReviewCalls } from '../providers/adapter.ts';
import { adapters, offeredProviders } from '../providers/index.ts';
import { leaseMs, withRemote } from '../remote-calls.ts';
import type { StoredPress } from './press-item.ts';
import { changePress, claimPress, listPresses } from './presses-table.ts';

/** What a worker learned when it sent a press: it stands there, or why not. */
type Sent = { readonly reply: Review['reply'] } | { readonly problem: PressProblem };

/** When a press may be sent, in ms: after its wait, or when the worker that has it must be done. */
const dueAt = ({ state, goes_at, sending_until = 0 }: StoredPress) =>
  state === 'waiting' ? Date.parse(goes_at) : sending_until;

/**
 * Sends what was pressed for a connection and is due, exactly and each at most once however many workers run; answers in
 * how many ms the next one is due, or undefined.
 */
export const sendPresses = async (ref: ConnectionRef, now: Date): Promise<number | undefined> => {
  if (!adapters[ref.provider].reviews) return undefined;
  const all = await listPresses(ref.accountId, ref.businessId, now);
  const open = all.filter((press) => press.provider === ref.provider && isOnItsWay({ press }));
  const later: number[] = [];
  for (const press of open) {
    const wait = dueAt(press) - now.getTime();
    if (wait > 0) later.push(wait);
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
    const counts = await countsOf(ref, press, now);
    await changePress(accountId, claimed, done, { reply: sent.reply, counts });
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

/** What a press that was sent adds to the results of its day: the first answer to a review counts. */
const countsOf = async (
  { accountId, businessId }: ConnectionRef,
  { kind, seen }: StoredPress,
  now: Date,
): Promise<Addition[]> => {
  if (kind !== 'reply' || seen.reply !== null) return [];
  const business = await findBusiness(accountId, businessId);
  if (!business) return [];
  const day = localDateOf(now, business.time_zone ?? 'UTC');
  return [{ day, counter: 'reviews_answered', by: 1 }];
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
  return withRemote(ref, connection.remote, now, (remote) =>
    write(reviews, remote, press, now).catch((error) => ({ problem: problemOf(error) })),
  );
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
  // As it is read there, without the signs that are taken out of what is read.
  const wanted = kind === 'reply' ? reviewText(text) : null;
  const stands = review.reply?.text ?? null;
  if (stands === wanted) return { reply: review.reply };
  if (stands !== seen.reply) return { problem: 'answered' };
  if (kind === 'reply' && review.changed_at !== seen.changed_at && stands === null)
    return { problem: 'changed' };
  const result = await send(account, { kind, target, text });
  if (result !== 'done') return { problem: result };
  return { reply: kind === 'reply' ? { text, at: now.toISOString() } : null };
};
