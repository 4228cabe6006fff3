import type { Account } from '#shared/domain/account/account.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import {
  type EntryProblem,
  isMendable,
  waitAfterTry,
} from '#shared/domain/connections/calendar/entry-rules.ts';
import { mayWrite, scopesOf } from '#shared/domain/connections/provider-scopes.ts';
import { findAccount } from '../../account/account-table.ts';
import { findBusiness } from '../../account/businesses/businesses-table.ts';
import { hashed, log } from '../../lib/log.ts';
import { findTask } from '../../week/tasks-table.ts';
import type { StoredConnection } from '../connection-item.ts';
import { type ConnectionRef, changeConnection, findConnection } from '../connections-table.ts';
import { NotConnected } from '../fresh-access-token.ts';
import { isInPlan } from '../provider-in-plan.ts';
import { adapters } from '../providers/index.ts';
import { offeredProviders } from '../providers/offered-providers.ts';
import { ProviderRefused } from '../providers/provider-refused-error.ts';
import { readAgain } from '../request-sync.ts';
import { tellConnectionStopped } from '../tell-connection-stopped.ts';
import { withProviderAccount } from '../with-provider-account.ts';
import { workerBudgetMs, workerLeaseMs } from '../worker-times.ts';
import {
  claimEntry,
  type EntryLearned,
  findEntry,
  giveBack,
  listEntries,
  noteEnded,
  noteSent,
  removeClaimed,
} from './entries-table.ts';
import { type StoredEntry, standsNowhere } from './entry-item.ts';
import { writeEntry } from './write-entry.ts';

/** A task that is changed again and again while it is written waits for the next message. */
const mostRounds = 5;

/** When an entry may be written, in ms; never while it is as it should be or needs its owner. */
const dueAt = ({ state, problem, goes_at, sending_until = 0 }: StoredEntry, isMended: boolean) => {
  if (state === 'stopped' && isMendable(problem) && isMended) return sending_until;
  return state === 'waiting'
    ? Math.max(Date.parse(goes_at), sending_until)
    : Number.POSITIVE_INFINITY;
};

/** Where entries are written, with why nothing can be written there now. */
type Target = {
  readonly ref: ConnectionRef;
  readonly connection: StoredConnection;
  readonly business: StoredBusiness;
  readonly problem: EntryProblem | undefined;
};

/** Where the entries of a connection are written; undefined while it is being ended. */
const targetOf = async (ref: ConnectionRef, now: Date): Promise<Target | undefined> => {
  const [account, business, connection] = await Promise.all([
    findAccount(ref.accountId, { consistent: true }),
    findBusiness(ref.accountId, ref.businessId),
    findConnection(ref),
  ]);
  if (!account || account.deletion_requested_at || !business) return undefined;
  if (!connection || connection.state === 'leaving') return undefined;
  return { ref, connection, business, problem: obstacle(account, connection, now) };
};

/** Why nothing can be written for a connection now, or undefined. */
const obstacle = (
  account: Account,
  { provider, state, granted }: StoredConnection,
  now: Date,
): EntryProblem | undefined => {
  if (!isInPlan(account, provider, now)) return 'plan';
  if (state !== 'working' || !offeredProviders().includes(provider)) return 'sign-in';
  return mayWrite(provider, granted) ? undefined : 'consent';
};

/**
 * Makes the calendar of a connection show the tasks that their owner put there as they are now, each written by one worker
 * at a time; answers in how many ms the next one is due, or undefined.
 */
export const writeDueEntries = async (
  ref: ConnectionRef,
  now: Date,
): Promise<number | undefined> => {
  if (!adapters[ref.provider].entries) return undefined;
  const all = (await listEntries(ref.accountId, ref.businessId, now)).filter(
    ({ provider, state }) => provider === ref.provider && state !== 'settled',
  );
  if (all.length === 0) return undefined;
  const target = await targetOf(ref, now);
  if (!target) return undefined;
  const later: number[] = [];
  let takesOther = false;
  for (const entry of all) {
    const wait = dueAt(entry, target.problem === undefined) - now.getTime();
    if (wait > 0 || Date.now() - now.getTime() > workerBudgetMs) later.push(Math.max(wait, 1000));
    else {
      const settled = await settle(target, entry, now);
      later.push(settled.next ?? Number.POSITIVE_INFINITY);
      takesOther ||= settled.takesOther ?? false;
    }
  }
  // The booked times that helpers are told are those of the last read.
  if (takesOther) await readAgain(ref);
  const next = Math.min(...later);
  return Number.isFinite(next) ? Math.max(1000, next) : undefined;
};

/** What became of an entry: in how many ms it is to be tried again, and whether it takes other times than before. */
type Settled = { readonly next?: number | undefined; readonly takesOther?: boolean };

/** Writes one entry until it is as its task is. */
const settle = async (target: Target, first: StoredEntry, now: Date): Promise<Settled> => {
  const { ref, problem } = target;
  const { accountId, businessId } = ref;
  let entry: StoredEntry | undefined = first;
  let gone: string | undefined;
  for (let round = 0; entry && round < mostRounds; round++) {
    // As it is by now another worker may have it, or have written it already.
    const wait = round === 0 ? 0 : dueAt(entry, problem === undefined) - Date.now();
    if (wait > 0) return Number.isFinite(wait) ? { next: wait } : {};
    const until = Date.now() + workerLeaseMs + round;
    // Another worker has it; a press that came in between asks for itself.
    if (!(await claimEntry(accountId, entry, until))) return { next: workerLeaseMs };
    const isGone = entry.press_id === gone;
    const result = isGone
      ? { problem: 'gone' as const }
      : problem
        ? { problem }
        : await tryWriting(target, entry, now);
    const ended = await end(ref, entry, until, result, now);
    if (ended !== 'changed') return ended;
    if ('problem' in result && result.problem === 'gone') gone = entry.press_id;
    entry = await findEntry(accountId, businessId, entry.task, now);
  }
  return entry ? { next: 1000 } : {};
};

type Result =
  | { readonly learned: EntryLearned }
  | { readonly problem: EntryProblem; readonly retrySeconds?: number | undefined };

/** Stores what became of one try; `changed` when the task or its press is another by now. */
const end = async (
  ref: ConnectionRef,
  entry: StoredEntry,
  until: number,
  result: Result,
  now: Date,
): Promise<'changed' | Settled> => {
  const { accountId } = ref;
  log.info('calendar entry', {
    account: hashed(accountId),
    provider: ref.provider,
    kind: entry.kind,
    outcome: 'problem' in result ? result.problem : 'written',
  });
  if ('learned' in result) {
    const ended =
      entry.kind === 'unentry'
        ? await removeClaimed(accountId, entry, until)
        : await giveBack(accountId, entry, until, result.learned, {
            state: 'settled',
            problem: null,
            goes_at: now.toISOString(),
          });
    if (ended === 'changed') return ended;
    await noteSent(accountId, entry);
    return { takesOther: takesOther(entry, result.learned) };
  }
  const { problem, retrySeconds = 0 } = result;
  const pause = problem === 'unavailable' ? waitAfterTry(entry.tries + 1) : undefined;
  const wait = pause && Math.max(pause, retrySeconds * 1000);
  const ended = await giveBack(accountId, entry, until, problem === 'gone' ? standsNowhere : {}, {
    state: wait ? 'waiting' : 'stopped',
    problem,
    goes_at: new Date(now.getTime() + (wait ?? 0)).toISOString(),
  });
  if (problem === 'sign-in') await tellConnectionStopped(ref);
  if (ended === 'changed') return ended;
  if (!wait) await noteEnded(accountId, entry, 'failed');
  return { next: wait };
};

const takesOther = ({ takes }: StoredEntry, learned: EntryLearned) =>
  learned.takes !== undefined &&
  (learned.takes?.start !== takes?.start || learned.takes?.end !== takes?.end);

const resultOf = (error: unknown): Result => {
  if (error instanceof NotConnected) return { problem: 'sign-in' };
  if (!(error instanceof ProviderRefused)) return { problem: 'unavailable' };
  if (error.problem === 'sign-in') return { problem: 'sign-in' };
  if (error.problem === 'permission') return { problem: 'consent' };
  return { problem: 'unavailable', retrySeconds: error.retrySeconds };
};

const tryWriting = async (
  { ref, connection, business }: Target,
  entry: StoredEntry,
  now: Date,
): Promise<Result> => {
  const { accountId, businessId, provider } = ref;
  const { entries: calls } = adapters[provider];
  if (!calls) return { problem: 'sign-in' };
  // The newest state counts: of two changes the last one is written.
  const task = await findTask(accountId, businessId, entry.task, now);
  try {
    const learned = await withProviderAccount(ref, connection.remote, now, (account) =>
      writeEntry({ ref, calls, account, entry, task, business }),
    );
    return learned === 'gone' ? { problem: 'gone' } : { learned };
  } catch (error) {
    const result = resultOf(error);
    // They took back what they had allowed: it is asked for again at the next press.
    if ('problem' in result && result.problem === 'consent')
      await changeConnection(ref, connection, { granted: [...scopesOf(provider, 'read')] });
    return result;
  }
};
