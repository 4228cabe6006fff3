import type { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { StreamEvent } from '#shared/contract/route.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { quotaView } from '#shared/domain/quota.ts';
import { askProvider } from '../lib/openai.ts';
import type { Produce } from '../lib/stream.ts';
import { type Brief, briefFor } from './build-prompt.ts';
import { finish } from '../tables/leases-table.ts';
import { firstWave, situate } from './load-context.ts';
import { chargeFor, letGo } from './charge.ts';
import { keepAlong, keeps, mendHeader, turnOf } from './save-turn.ts';
import { type Question, questionOf } from './question.ts';
import { readQuota } from '../tables/quota-table.ts';
import { type Reply, readReply } from './read-answer.ts';
import type { Scene } from '../tables/context-table.ts';
import { type StoredTurn, storedFor } from '../tables/turns-table.ts';

type Ask = typeof contract.chat.ask;
type Event = StreamEvent<Ask>;

/**
 * Answers one question: claim it, know whom it is for, charge it, ask the provider, store the reply. Whatever fails
 * before the reply is stored gives the question and its charge back; once it is stored it is charged and replayed.
 */
export const ask: Produce<Ask> = async function* (asked, { user, now }) {
  const question = questionOf(asked, user.id, now);
  const { claimed, scene, past, knowledge } = await firstWave(question);
  if ('answered' in claimed) {
    yield await replay(question, claimed.answered, scene);
    return;
  }
  const { held } = claimed;
  let charged = false;
  try {
    const { account, ...situation } = situate(question, scene, past, knowledge);
    charged = true;
    const [brief, left] = await both(
      briefFor(question, situation),
      chargeFor(held, situation.entitlement, now, scene.quota),
    );
    const reply = yield* deltas(brief, question, situation.entitlement.plan);
    const turn = turnOf(question, situation, brief, reply, new Date());
    const outcome = await finish(held, turn);
    if (outcome !== 'stored')
      throw new Problem(outcome === 'gone' ? 'not-found' : 'still-answering');
    await keepAlong(question, situation, brief, turn, account);
    yield done(turn, left, keeps(question, situation));
  } catch (error) {
    const uncounted = error instanceof Problem && refusals.has(error.code);
    if ((await letGo(held, now, charged && !uncounted)) !== 'answered') throw error;
    const turn = await storedFor(held);
    if (!turn) throw error;
    yield await replay(question, turn, scene);
  }
};

/** A charge that was refused changed nothing, so there is nothing to give back. */
const refusals = new Set<string>(['limit-reached', 'too-fast']);

/** Both or neither: when one fails the other has come to its end before anything is given back. */
const both = async <A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> => {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
};

/** What the owner reads when the provider failed, whatever the provider said. */
const providerFailed = {
  director: "I'm sorry, I'm having trouble connecting right now. Please try again in a moment.",
  helper: 'An unknown error occurred while getting AI response.',
} as const;

async function* deltas(
  { request }: Brief,
  { helper }: Question,
  plan: string,
): AsyncGenerator<Event, Reply> {
  const kind = helper === null ? 'director' : 'helper';
  const reply = readReply(askProvider(request, { plan }), kind);
  try {
    for (;;) {
      const next = await reply.next();
      if (next.done) return next.value;
      yield { event: 'delta', data: { text: next.value } };
    }
  } catch (cause) {
    throw new Problem('unavailable', providerFailed[kind], { cause });
  }
}

/** The stored answer once more; nothing is counted. */
const replay = async (
  { sub, now }: Pick<Question, 'sub' | 'now'>,
  turn: StoredTurn,
  { account, chat }: Scene,
): Promise<Event> => {
  if (!account) throw new Problem('not-found');
  const [quota] = await Promise.all([readQuota(sub), mendHeader(sub, turn, chat)]);
  return done(turn, quotaView(quota, entitlementOf(account, now), now), turn.ttl === undefined);
};

const done = (
  { business_id: _, seq: __, replaces: ___, ttl: ____, ...turn }: StoredTurn,
  quota: ReturnType<typeof quotaView>,
  saved: boolean,
): Event => ({
  event: 'done',
  data: {
    content: turn.content,
    suggestedHelperId: turn.suggestedHelperId,
    facts: turn.facts,
    decisions: turn.decisions,
    quota,
    turn,
    saved,
  },
});
