import { Problem } from '#shared/contract/problem.ts';
import { formatChargeId } from '#shared/domain/chat/charge-id.ts';
import { windowTurns } from '#shared/domain/chat/prompt/context-window.ts';
import { monthsNear } from '#shared/domain/lib/utc-months.ts';
import { knownNumbersOf } from '#shared/domain/numbers/known-numbers.ts';
import { noMoney } from '#shared/domain/numbers/money-prompt.ts';
import { seatedMembers } from '#shared/domain/people/people.ts';
import { seatsOfAccount } from '#shared/domain/people/seats-of-account.ts';
import type { ModelSpend } from '#shared/domain/plan/stage-model-budget.ts';
import { listReceivables } from '../../connections/receivables/receivables-table.ts';
import { type AccountId, toFirstOwnerId } from '../../lib/account-and-person-ids.ts';
import { isHandedOver } from '../../lib/account-owner.ts';
import { requireBusiness } from '../../lib/caller/require-business.ts';
import { requireMember } from '../../lib/caller/require-member.ts';
import { listMemory } from '../../memory/memory-table.ts';
import { listNumberEntries } from '../../numbers/numbers-table.ts';
import { enterAccount } from '../../people/enter-account-table.ts';
import { readModelSpend } from '../../plan/quota/model-spend-table.ts';
import { removeCharge } from '../../plan/quota/quota-table.ts';
import { resultsBetween } from '../../results/results-table.ts';
import { listTasks } from '../../week/tasks-table.ts';
import { findForwardSource } from '../grant-forwarded-question.ts';
import type { Question } from '../question.ts';
import { releaseQuestion } from '../release-question.ts';
import { acquireLease } from '../turns/leases-table.ts';
import type { StoredTurn } from '../turns/turn-item.ts';
import { turnsBefore } from '../turns/turns-table.ts';
import { type ContextItems, readContextItems } from './account-and-conversation-table.ts';
import type { AnswerContext } from './answer-context.ts';

/** Acquires the lease and reads everything the answer needs, and what the stage has spent on the model today, in parallel. When a read fails the lease is released. */
export const acquireLeaseAndLoadContext = async (question: Question) => {
  const { accountId, conversationId, businessId, helper, now } = question;
  const ref = { accountId, conversationId, messageId: question.messageId };
  const refund = (attempt: number) => removeCharge(accountId, formatChargeId({ ...ref, attempt }));
  const reading = readContextItems(accountId, businessId, conversationId, now);
  const [acquired, ...reads] = await Promise.allSettled([
    mayAsk(question, reading).then(() => acquireLease(ref, question, now, refund)),
    reading,
    turnsBefore(accountId, conversationId, earlierRange(question)),
    helper === null ? [] : listMemory(accountId, businessId),
    helper === null ? [] : listTasks(accountId, businessId, now, { consistent: false }),
    helper === null ? noMoney : readMoney(accountId, businessId, now),
    helper === null ? [] : resultsBetween(accountId, businessId, monthsNear(now)),
    readModelSpend(now),
    findForwardSource(question),
    mayGoOn(question, reading),
  ]);
  if (acquired.status === 'rejected') throw acquired.reason;
  const failed = reads.find((read) => read.status === 'rejected');
  if (failed) {
    if ('lease' in acquired.value) await releaseQuestion(acquired.value.lease, now, false);
    throw failed.reason;
  }
  const [items, earlier, memory, tasks, money, results, spend, source] = reads.map(
    (read) => 'value' in read && read.value,
  ) as [
    ContextItems,
    { turns: StoredTurn[] },
    AnswerContext['memory'],
    AnswerContext['tasks'],
    AnswerContext['money'],
    AnswerContext['results'],
    ModelSpend,
    StoredTurn | undefined,
  ];
  return {
    acquired: acquired.value,
    items,
    earlierTurns: earlier.turns,
    known: { memory, tasks, money, results },
    source,
    spend,
  };
};

type Reading = Promise<Pick<ContextItems, 'people' | 'account'>>;

/**
 * Resolves at once for the person whose id the account has, who nearly always owns it. Who else asks waits for the people of the account, which are read with the rest, so that
 * nothing is written for somebody who may not ask; who is not among them is looked up once more, for having just joined.
 */
const mayAsk = async (question: Question, reading: Reading) => {
  const { accountId, personId } = question;
  if (personId === toFirstOwnerId(accountId)) return;
  const { account, people } = await reading;
  if (!account) throw new Problem('no-access');
  if (account.owner_id !== personId) await mayAsMember(question, { account, people });
};

/** Refuses whoever handed the account over and may not ask in it any more: their lease is released unused, like that of a question whose reads failed. */
const mayGoOn = async (question: Question, reading: Reading) => {
  const { accountId, personId } = question;
  if (personId !== toFirstOwnerId(accountId)) return;
  const { account, people } = await reading;
  // Without an account there is no question either, which the check of the context says.
  if (account && isHandedOver({ id: accountId, ...account }))
    await mayAsMember(question, { account, people });
};

const mayAsMember = async (
  { accountId, personId, businessId, now }: Question,
  {
    people,
    account,
  }: Pick<ContextItems, 'people'> & {
    account: NonNullable<ContextItems['account']>;
  },
) => {
  const seats = seatsOfAccount(account, now);
  const isHere = seatedMembers(people, seats).includes(personId);
  const member = isHere
    ? requireMember(people, personId, seats)
    : await enterAccount(accountId, personId);
  requireBusiness(member, businessId);
};

/** What is kept about the money of a business. */
const readMoney = async (
  accountId: AccountId,
  businessId: string,
  now: Date,
): Promise<AnswerContext['money']> => {
  const [entries, receivables] = await Promise.all([
    listNumberEntries(accountId, businessId),
    listReceivables(accountId, businessId, now, { consistent: false }),
  ]);
  return { known: knownNumbersOf(entries), receivables };
};

/** Turns that go along with a question to the general assistant: its last four messages. */
const assistantTurns = 2;

/** The replaced turn and those before it, else the newest ones. */
const earlierRange = ({ helper, replaces, now }: Question) => ({
  // A tilde sorts after every id, so that the replaced turn itself is the first one found.
  before: replaces && `${replaces}~`,
  limit: (helper === null ? assistantTurns : windowTurns) + (replaces ? 1 : 0),
  checkMore: false,
  // An owner may ask again right after an answer was stored.
  consistent: replaces !== undefined,
  now,
});
