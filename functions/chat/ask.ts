import type { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { StreamEvent } from '#shared/contract/route.ts';
import { contextMessages } from '#shared/domain/context.ts';
import { entitlementOf, isLocked } from '#shared/domain/entitlement.ts';
import { quotaView } from '#shared/domain/quota.ts';
import { chargeId } from '#shared/domain/turns.ts';
import { askProvider } from '../lib/openai.ts';
import type { Produce } from '../lib/stream.ts';
import { knowledgeOf } from '../memory/knowledge-table.ts';
import { type Brief, briefFor, type Situation } from './brief.ts';
import { chargeFor, letGo } from './hold.ts';
import { keepAlong, keeps, mendHeader, turnOf } from './keep.ts';
import { type Question, questionOf } from './question.ts';
import { readQuota, refund } from './quota-table.ts';
import { type Reply, readReply } from './read-reply.ts';
import { readScene, type Scene } from './scene-table.ts';
import { claim, finish, type StoredTurn, storedFor, turnsBefore } from './turns-table.ts';

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
    const reply = yield* deltas(brief, question);
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

/** The claim and everything the answer needs to know, all at once; nothing here depends on anything else here. */
const firstWave = async (question: Question) => {
  const { sub, chatId, businessId, helper, replaces, now } = question;
  const place = { sub, chatId, messageId: question.messageId };
  const settle = (n: number) => refund(sub, chargeId({ ...place, n }));
  const [claimed, ...reads] = await Promise.allSettled([
    claim(place, question, now, settle),
    readScene(sub, businessId, chatId),
    helper === null && !replaces ? { turns: [] } : turnsBefore(sub, chatId, pastOf(question)),
    helper === null ? [] : knowledgeOf(sub, businessId),
  ]);
  if (claimed.status === 'rejected') throw claimed.reason;
  const failed = reads.find((read) => read.status === 'rejected');
  if (failed) {
    if ('held' in claimed.value) await letGo(claimed.value.held, now, false);
    throw failed.reason;
  }
  const [scene, past, knowledge] = reads.map((read) => 'value' in read && read.value) as [
    Scene,
    { turns: StoredTurn[] },
    Situation['knowledge'],
  ];
  return { claimed: claimed.value, scene, past: past.turns, knowledge };
};

/** The turn that is replaced and the ones before it, else the newest ones. */
const pastOf = ({ replaces, now }: Question) => ({
  // A tilde sorts behind every id, so that the replaced turn itself is the first one found.
  before: replaces && `${replaces}~`,
  wanted: contextMessages / 2 + (replaces ? 1 : 0),
  now,
});

/** Whether this question may be asked here, and what is known when it is answered. */
const situate = (
  { chatId, businessId, helper, text, prompt, replaces, now }: Question,
  { account, business, chat, deleting }: Scene,
  found: readonly StoredTurn[],
  knowledge: Situation['knowledge'],
): Situation & { account: NonNullable<Scene['account']> } => {
  if (!account || !business || deleting) throw new Problem('not-found');
  const standing = chat ?? found[0];
  if (standing && (standing.business_id !== businessId || standing.helper_id !== helper))
    throw new Problem('not-found');
  const entitlement = entitlementOf(account, now);
  if (helper && isLocked(helper, entitlement, business.selected_helpers))
    throw new Problem('helper-locked');
  const again = found.find(({ id }) => id === replaces);
  if (!text && !prompt && !again) throw new Problem('not-found');
  const remembers = entitlement.saves_history;
  return {
    account,
    entitlement,
    business,
    chat: chat && { ...chat, id: chatId },
    past: again ? found.slice(1) : found.slice(0, contextMessages / 2),
    knowledge: remembers ? knowledge : [],
    again,
  };
};

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

async function* deltas({ request }: Brief, { helper }: Question): AsyncGenerator<Event, Reply> {
  const kind = helper === null ? 'director' : 'helper';
  const reply = readReply(askProvider(request), kind);
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
