import type { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { StreamEvent } from '#shared/contract/route.ts';
import type { Account } from '#shared/domain/account/account.ts';
import type { Business } from '#shared/domain/account/business.ts';
import { questionCounters } from '#shared/domain/admin/question-counters.ts';
import { isUncounted } from '#shared/domain/admin/uncounted-accounts.ts';
import { tradeOf } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { keptOf, partsSentBy } from '#shared/domain/chat/stopped-answer.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { quotaView } from '#shared/domain/plan/quota/quota-view.ts';
import { countPrompt } from '../history/prompt-counts-table.ts';
import type { StreamHandler } from '../lib/stream-handler.ts';
import { spendingOf } from '../plan/quota/model-spend-table.ts';
import { readQuota } from '../plan/quota/quota-table.ts';
import { countQuestion } from '../results/results-table.ts';
import { appendContinuation } from './answer/append-continuation.ts';
import { countTroubles, troubleOf, troublesOf } from './answer/count-troubles.ts';
import { fixedAnswer } from './answer/fixed-answer.ts';
import { repairHeader, saveAfterAnswer } from './answer/save-after-answer.ts';
import { storeAnswer } from './answer/store-answer.ts';
import { streamAnswer } from './answer/stream-answer.ts';
import { chargeQuestion } from './charge-question.ts';
import { grantForwardedQuestion, undoForwardGrant } from './grant-forwarded-question.ts';
import { isKept, makeTurn } from './make-turn.ts';
import type { ContextItems } from './prompt/account-and-conversation-table.ts';
import { acquireLeaseAndLoadContext } from './prompt/acquire-lease-and-load-context.ts';
import { buildPrompt } from './prompt/build-prompt.ts';
import { checkContext } from './prompt/check-context.ts';
import { checkSpend } from './prompt/check-spend.ts';
import { stepBackText } from './prompt/safety-rules-and-step-back.ts';
import { type Question, questionOf } from './question.ts';
import { refundReferral } from './refund-charge.ts';
import { releaseQuestion } from './release-question.ts';
import { isStopped } from './turns/stops-table.ts';
import { hasDraft, type StoredTurn, toWireTurn } from './turns/turn-item.ts';
import { findTurn } from './turns/turns-table.ts';

type Ask = typeof contract.chat.ask;
type Event = StreamEvent<Ask>;

/**
 * Answers one question: acquires its lease, loads its context, charges it, asks the provider and stores the answer. A
 * failure before the answer is stored marks the question as failed and releases its charge; a stored answer stays
 * charged and is replayed when the question is sent again.
 */
export const ask: StreamHandler<Ask> = async function* (input, { accountId, personId, now }) {
  const question = questionOf(input, { accountId, personId }, now);
  const { acquired, items, earlierTurns, known, source, spend } =
    await acquireLeaseAndLoadContext(question);
  if ('answered' in acquired) {
    yield await replay(question, acquired.answered, items);
    return;
  }
  const { lease } = acquired;
  let isCharged = false;
  let isTaken = false;
  let wasSent = false;
  const meter = createMeter();
  try {
    const { account, ...context } = checkContext(question, items, earlierTurns, known);
    checkSpend({ account, ...context }, { stage: spend, own: items.spend }, now);
    isTaken = await grantForwardedQuestion(question, source);
    const stepBack = await stepBackText(question, context.business);
    isCharged = !question.isContinuation && stepBack === undefined;
    // Charged first: the write is on its way while the request is built.
    const [charged, prompt] = await settleBoth(
      chargeQuestion(lease, context.entitlement, now, {
        cachedQuota: items.quota,
        counted: isTaken ? 'taken' : isCharged ? 'question' : 'rest',
      }),
      buildPrompt(question, context),
    );
    const worked = prompt.sums?.shown() ?? [];
    if (worked.length) yield { event: 'sums', data: { sums: [...worked] } };
    const begun = question.isContinuation ? context.replacedTurn : undefined;
    const { answer: answered, sent } = yield* stepBack === undefined
      ? streamAnswer(prompt, question, begun, {
          plan: context.entitlement.plan,
          spending: spendingOf(accountId, context.entitlement),
          isStopped: () => isStopped(lease),
          counters: isCharged && !isTaken ? dayCounters(question, account, context.business) : [],
          onCost: meter.add,
          now,
        })
      : fixedAnswer(stepBack);
    const received = begun ? appendContinuation(begun, answered) : answered;
    const stored = makeTurn(question, context, prompt, received, new Date());
    // Before the answer is stored, as after a stop: the charge of a stored one stays.
    const refunded =
      isCharged && (await refundReferral(lease, stored, { ...context, seen: charged, now }));
    const whole = isTaken || refunded ? { ...stored, uncounted: true as const } : stored;
    wasSent = keptOf({ sent: partsSentBy(Date.now(), sent) }, 0).isCounted;
    const { turn, isCounted } = await storeAnswer(lease, { whole, sent, begun });
    await Promise.all([
      saveAfterAnswer(question, context, prompt, turn),
      isCounted && countUse(question, { account, ...context, isCharged, ...meter.cost() }, turn),
      countTroubles(account, question, troublesOf(turn, sent, now)),
    ]);
    const left = refunded || (isCounted ? charged : await readQuota(accountId));
    yield done(turn, quotaView(left, context.entitlement, now), isKept(question, context));
  } catch (error) {
    // An answer that was sent counts, also when its owner has deleted the conversation before it was stored.
    if (wasSent && error instanceof Problem && error.code === 'not-found') throw error;
    const uncharged = error instanceof Problem && refusals.has(error.code);
    if (isTaken && uncharged) await undoForwardGrant(question, source);
    await countTroubles(items.account, question, troubleOf(error));
    if ((await releaseQuestion(lease, now, isCharged && !uncharged)) !== 'answered') throw error;
    const turn = await findTurn(lease);
    if (!turn) throw error;
    yield await replay(question, turn, items);
  }
};

/** Adds up what the calls to the model of one question cost, in millionths of a dollar. */
const createMeter = () => {
  let microdollars = 0;
  return {
    add: (spent: number) => {
      microdollars += spent;
    },
    cost: () => ({ microdollars }),
  };
};

/** The counters of the day that a question adds to. */
const dayCounters = (
  { helper }: Question,
  account: Parameters<typeof questionCounters>[0],
  business: Parameters<typeof questionCounters>[2],
) => questionCounters(account, helper, business);

type Used = {
  account: Pick<Account, 'is_test' | 'is_admin'>;
  business: Pick<Business, 'time_zone' | 'type'>;
  isCharged: boolean;
  /** What the answer cost. */
  microdollars: number;
};

/** Counts the use of a starter prompt, nothing of test accounts and admins; and a question that counted for the results of its business. */
const countUse = async (
  { accountId, businessId, helper, messageId, prompt, now }: Question,
  { account, business, isCharged, microdollars }: Used,
  turn: StoredTurn,
) => {
  const isForm = prompt !== undefined && !isUncounted(account);
  await Promise.all([
    isForm &&
      turn.helper_id &&
      countPrompt(
        turn.helper_id,
        turn,
        { asked: 1, drafted: hasDraft(turn) ? 1 : 0, microdollars },
        tradeOf(business.type),
      ),
    isCharged &&
      !turn.uncounted &&
      countQuestion(accountId, businessId, {
        day: localDateOf(now, business.time_zone ?? 'UTC'),
        counter: `questions_${helper ?? 'assistant'}`,
        by: 1,
        messageId,
      }),
  ]);
};

/** The problems of a refused charge: nothing was counted, so there is nothing to release. */
const refusals = new Set<string>(['limit-reached', 'too-fast', 'fair-use']);

/** Like `Promise.all`, but rejects only after both have ended, so that a charge is not released while it is made. */
const settleBoth = async <A, B>(one: Promise<A> | A, other: Promise<B>): Promise<[A, B]> => {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
};

/** The `done` event of a stored answer, which is not counted again. */
const replay = async (
  { accountId, conversationId, now }: Pick<Question, 'accountId' | 'conversationId' | 'now'>,
  turn: StoredTurn,
  { account, conversation }: ContextItems,
): Promise<Event> => {
  if (!account) throw new Problem('not-found');
  const [quota] = await Promise.all([
    readQuota(accountId),
    repairHeader({ accountId, conversationId }, turn, conversation),
  ]);
  return done(turn, quotaView(quota, entitlementOf(account, now), now), turn.ttl === undefined);
};

const done = (turn: StoredTurn, quota: ReturnType<typeof quotaView>, saved: boolean): Event => ({
  event: 'done',
  data: { turn: toWireTurn(turn), quota, saved },
});
