import type { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { StreamEvent } from '#shared/contract/route.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { quotaView } from '#shared/domain/quota-view.ts';
import { isUncounted, questionCounters } from '#shared/domain/stats.ts';
import type { StreamHandler } from '../lib/stream.ts';
import type { ContextItems } from '../tables/context-table.ts';
import { readQuota } from '../tables/quota-table.ts';
import { countPrompt } from '../tables/ratings-table.ts';
import { isStopped } from '../tables/stops-table.ts';
import type { StoredTurn } from '../tables/turn-item.ts';
import { findTurn } from '../tables/turns-table.ts';
import { appendAnswer } from './append-answer.ts';
import { buildPrompt } from './build-prompt.ts';
import { charge, release } from './charge.ts';
import { forCaller } from './earlier-events.ts';
import { withTyped } from './learnable.ts';
import { checkContext, loadContext } from './load-context.ts';
import { type Question, questionOf } from './question.ts';
import { repairHeader, updateConversation } from './save-turn.ts';
import { storeAnswer } from './store-answer.ts';
import { isGranted, undoGrant } from './taken-along.ts';
import { tellAnswer } from './tell-answer.ts';
import { isKept, turnOf } from './turn-of.ts';

type Ask = typeof contract.chat.ask;
type Event = StreamEvent<Ask>;

/**
 * Answers one question: acquires its lease, loads its context, charges it, asks the provider and stores the answer. A
 * failure before the answer is stored marks the question as failed and releases its charge; a stored answer stays
 * charged and is replayed when the question is sent again.
 */
export const ask: StreamHandler<Ask> = (input, caller) =>
  forCaller(caller.headers.accept, answer(input, caller));

const answer: StreamHandler<Ask> = async function* (input, { user, now }) {
  const question = questionOf(input, user.id, now);
  const { acquired, items, earlierTurns, known, source, isPaused } = await loadContext(question);
  if ('answered' in acquired) {
    yield await replay(question, acquired.answered, items);
    return;
  }
  const { lease } = acquired;
  let isCharged = false;
  let isTaken = false;
  try {
    const { account, ...context } = checkContext(question, items, earlierTurns, known);
    if (isPaused) throw new Problem('answers-paused', pausedText);
    isTaken = await isGranted(question, source);
    isCharged = !question.isContinuation;
    // Charged first: the write is on its way while the request is built.
    const [quota, prompt] = await settleBoth(
      isCharged
        ? charge(lease, context.entitlement, now, { cachedQuota: items.quota, isTaken })
        : quotaView(items.quota ?? {}, context.entitlement, now),
      buildPrompt(question, context),
    );
    const worked = prompt.sums?.shown() ?? [];
    if (worked.length) yield { event: 'sums', data: { sums: [...worked] } };
    const begun = question.isContinuation ? context.replacedTurn : undefined;
    const { answer: answered, sent } = yield* tellAnswer(prompt, question, begun, {
      plan: context.entitlement.plan,
      isStopped: () => isStopped(lease),
      counters:
        isCharged && !isTaken ? questionCounters(account, question.helper, context.business) : [],
      now,
    });
    const received = withTyped(begun ? appendAnswer(begun, answered) : answered, prompt);
    const stored = turnOf(question, context, prompt, received, new Date());
    const whole = isTaken ? { ...stored, isTaken } : stored;
    const { turn, isCounted } = await storeAnswer(lease, { whole, sent, begun, now });
    const isForm = isCounted && question.prompt !== undefined && !isUncounted(account);
    await Promise.all([
      updateConversation(question, context, prompt, turn),
      isForm && turn.helper_id && countPrompt(turn.helper_id, turn, { asked: 1 }),
    ]);
    const left = isCounted ? quota : quotaView(await readQuota(user.id), context.entitlement, now);
    yield done(turn, left, isKept(question, context));
  } catch (error) {
    const uncharged = error instanceof Problem && refusals.has(error.code);
    if (isTaken && uncharged) await undoGrant(question, source);
    if ((await release(lease, now, isCharged && !uncharged)) !== 'answered') throw error;
    const turn = await findTurn(lease);
    if (!turn) throw error;
    yield await replay(question, turn, items);
  }
};

/** Said when the stage has spent its dollars of the day. */
const pausedText =
  'No more questions can be answered today, for anyone. Yours was not counted. Please ask it again tomorrow.';

/** The problems of a refused charge: nothing was counted, so there is nothing to release. */
const refusals = new Set<string>(['limit-reached', 'too-fast', 'fair-use']);

/** Like `Promise.all`, but rejects only after both have ended, so that a charge is not released while it is made. */
const settleBoth = async <A, B>(one: Promise<A> | A, other: Promise<B>): Promise<[A, B]> => {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
};

/** The `done` event of a stored answer, which is not counted again. */
const replay = async (
  { sub, now }: Pick<Question, 'sub' | 'now'>,
  turn: StoredTurn,
  { account, conversation }: ContextItems,
): Promise<Event> => {
  if (!account) throw new Problem('not-found');
  const [quota] = await Promise.all([readQuota(sub), repairHeader(sub, turn, conversation)]);
  return done(turn, quotaView(quota, entitlementOf(account, now), now), turn.ttl === undefined);
};

const done = (
  {
    business_id: _,
    seq: __,
    replaces: ___,
    ttl: ____,
    continued: _____,
    sent: ______,
    isTaken: _______,
    in_force: ________,
    prompt_version: _________,
    ...turn
  }: StoredTurn,
  quota: ReturnType<typeof quotaView>,
  saved: boolean,
): Event => ({ event: 'done', data: { turn, quota, saved } });
