import type { PressProblem } from '#shared/domain/connections/press-problems.ts';
import {
  isPressOpen,
  maxPressTries,
  pressRetryMs,
} from '#shared/domain/connections/press-rules.ts';
import { findAccount } from '../../account/account-table.ts';
import { hashed, log } from '../../lib/log.ts';
import { type ConnectionRef, findConnection } from '../connections-table.ts';
import { NotConnected } from '../fresh-access-token.ts';
import { sendPost } from '../posts/send-post.ts';
import { isInPlan } from '../provider-in-plan.ts';
import { adapters } from '../providers/index.ts';
import { offeredProviders } from '../providers/offered-providers.ts';
import { ProviderRefused } from '../providers/provider-refused-error.ts';
import type { RemoteAccount } from '../providers/remote-account.ts';
import { sendAnswer } from '../reviews/send-answer.ts';
import { tellConnectionStopped } from '../tell-connection-stopped.ts';
import { withProviderAccount } from '../with-provider-account.ts';
import { workerBudgetMs, workerLeaseMs } from '../worker-times.ts';
import { asAnswerPress, asPostPress, type StoredPress } from './press-item.ts';
import { changePress, claimPress, listPresses, type Sent } from './presses-table.ts';

/** When a press may be sent, in ms: after its wait, or when the worker that has it must be done. */
const dueAt = ({ state, goes_at, sending_until = 0 }: StoredPress) =>
  state === 'waiting' ? Date.parse(goes_at) : sending_until;

/**
 * Sends what was pressed for a connection and is due, exactly and each at most once however many workers run; answers in
 * how many ms the next one is due, or undefined.
 */
export const sendPresses = async (ref: ConnectionRef, now: Date): Promise<number | undefined> => {
  const { reviews, posts } = adapters[ref.provider];
  if (!reviews && !posts) return undefined;
  const all = await listPresses(ref.accountId, ref.businessId, now);
  const open = all.filter((press) => press.provider === ref.provider && isPressOpen(press));
  const later: number[] = [];
  for (const press of open) {
    const wait = dueAt(press) - now.getTime();
    if (wait > 0 || Date.now() - now.getTime() > workerBudgetMs) later.push(Math.max(wait, 1000));
    else if (await sendOne(ref, press, now)) later.push(pressRetryMs);
  }
  return later.length ? Math.max(1000, Math.min(...later)) : undefined;
};

/** Sends one press; true when it is to be tried again. */
const sendOne = async (ref: ConnectionRef, press: StoredPress, now: Date): Promise<boolean> => {
  const { accountId } = ref;
  if (!(await claimPress(accountId, press, now.getTime() + workerLeaseMs))) return false;
  const claimed = claimedOf(press);
  const sent = await trySending(ref, claimed, now);
  log.info('press', {
    account: hashed(accountId),
    provider: ref.provider,
    kind: press.kind,
    outcome: 'problem' in sent ? sent.problem : 'sent',
  });
  if (!('problem' in sent)) {
    const done = { state: 'sent', problem: null, sending_until: undefined } as const;
    await changePress(accountId, claimed, done, sent.more);
    return false;
  }
  const { problem, unsure_since } = sent;
  const again = (sent.again ?? problem === 'unavailable') && claimed.tries < maxPressTries;
  await changePress(accountId, claimed, {
    state: again ? 'waiting' : 'failed',
    problem,
    ...(unsure_since !== undefined && { unsure_since }),
    sending_until: undefined,
    ...(again && { goes_at: new Date(now.getTime() + pressRetryMs).toISOString() }),
  });
  if (problem === 'sign-in') await tellConnectionStopped(ref);
  return again;
};

/** A press as the worker that claimed it has it. Another one that was at it and died may have sent it. */
const claimedOf = (press: StoredPress): StoredPress => {
  const claimed = { ...press, state: 'sending' as const, tries: press.tries + 1 };
  if (claimed.kind !== 'post' || press.state !== 'sending') return claimed;
  return { ...claimed, problem: 'unsure', unsure_since: claimed.unsure_since ?? claimed.goes_at };
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
  if (!account || account.deletion_requested_at || !isInPlan(account, ref.provider, now))
    return { problem: 'plan' };
  // Another place than the one for which it was pressed never gets it.
  if (connection?.remote !== press.remote || connection.state === 'leaving')
    return { problem: 'gone' };
  if (!offeredProviders().includes(ref.provider)) return { problem: 'sign-in' };
  return withProviderAccount(ref, connection.remote, now, (remote) =>
    send(ref, remote, press, now).catch((error) => ({ problem: problemOf(error) })),
  );
};

const send = async (
  ref: ConnectionRef,
  remote: RemoteAccount,
  press: StoredPress,
  now: Date,
): Promise<Sent> => {
  const { accountId, provider } = ref;
  const { reviews, posts } = adapters[provider];
  const [answer, post] = [asAnswerPress(press), asPostPress(press)];
  if (reviews && answer) return sendAnswer(accountId, reviews, remote, answer, now);
  if (posts && post) return sendPost({ accountId, posts, account: remote, press: post, now });
  return { problem: 'gone' };
};
