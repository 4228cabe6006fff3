import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { slowAfterMs, type Trouble, troubleCounter } from '#shared/domain/admin/health-counters.ts';
import { isUncounted } from '#shared/domain/admin/uncounted-accounts.ts';
import type { SentEvents } from '#shared/domain/chat/stopped-answer.ts';
import { countHealth } from '../../lib/stats/health-table.ts';
import { countForAccount } from '../account-troubles-table.ts';
import type { Question } from '../question.ts';
import type { StoredTurn } from '../turns/turn-item.ts';

/** What was wrong with an answer that was stored: it was cut, or its first words came late. */
export const troublesOf = (
  { cut }: Pick<StoredTurn, 'cut'>,
  sent: SentEvents,
  askedAt: Date,
): Trouble[] => {
  const first = sent[0]?.at;
  const isSlow = first !== undefined && first - askedAt.getTime() > slowAfterMs;
  return [...(cut ? ['cut' as const] : []), ...(isSlow ? ['slow' as const] : [])];
};

/**
 * What was wrong when a question got no answer: the model refused it, or it failed. Nothing where we refused it, for
 * example by a limit: a problem that says answers are paused has a cause only if it is the provider that takes no request.
 */
export const troubleOf = (error: unknown): Trouble[] => {
  if (!(error instanceof Problem)) return ['failed'];
  if (error.code === 'refused') return ['refused'];
  const isProvider = error.code === 'answers-paused' && error.cause !== undefined;
  return error.code === 'unavailable' || isProvider ? ['failed'] : [];
};

/**
 * Counts what was wrong with an answer for its account, and in the counters of the day; nothing of test accounts and
 * admins, as with their questions.
 */
export const countTroubles = async (
  account: Pick<Account, 'is_test' | 'is_admin'> | undefined,
  { accountId, helper, now }: Pick<Question, 'accountId' | 'helper' | 'now'>,
  troubles: readonly Trouble[],
) => {
  if (!troubles.length || !account || isUncounted(account)) return;
  const at = helper ?? 'assistant';
  await Promise.all([
    countHealth(
      Object.fromEntries(troubles.map((trouble) => [troubleCounter(trouble, at), 1])),
      now,
    ),
    countForAccount(accountId, troubles, now),
  ]);
};
