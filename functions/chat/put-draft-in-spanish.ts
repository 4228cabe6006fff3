import type { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Output, StreamEvent } from '#shared/contract/route.ts';
import { applyDraftEdits } from '#shared/domain/chat/answer-parts/drafts/apply-draft-edits.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import {
  type DraftWords,
  draftWordsFingerprint,
} from '#shared/domain/chat/spanish/draft-words-and-fingerprint.ts';
import { isSpanish } from '#shared/domain/chat/spanish/is-spanish.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { claimSpanish, releaseSpanish, saveSpanish } from '../drafts/drafts-in-spanish-table.ts';
import { requireBusiness } from '../lib/caller/require-business.ts';
import { log } from '../lib/log.ts';
import type { ProviderMessage } from '../lib/openai/ask-provider.ts';
import type { StreamHandler } from '../lib/stream-handler.ts';
import { readModelSpend, spendingOf } from '../plan/quota/model-spend-table.ts';
import { countedModelCall, type ModelCaller } from './answer/counted-model-call.ts';
import { countModelCall } from './charge-question.ts';
import { readContextItems } from './prompt/account-and-conversation-table.ts';
import { checkSpend } from './prompt/check-spend.ts';
import { delimitersOf } from './prompt/delimiters.ts';
import type { StoredTurn } from './turns/turn-item.ts';
import { findTurn, type TurnRef, turnRefOf } from './turns/turns-table.ts';

type PutInSpanish = typeof contract.chat.putInSpanish;

/**
 * Puts a draft in Spanish as its owner has it now, once for each draft, and keeps it with the answer. It is a part of the
 * answer: no question is counted, but each call of the model counts in its minute, in fair use and in the dollars of the
 * day. A draft whose details changed on the way is tried once more, then refused and never shown.
 */
export const putInSpanish: StreamHandler<PutInSpanish> = async function* (
  { id, message_id, index },
  { accountId, personId, member, now },
) {
  const ref = turnRefOf({ id, message_id }, { accountId, personId });
  const turn = await findTurn(ref);
  requireBusiness(member, turn?.business_id);
  const draft = turn && applyDraftEdits(turn.parts, turn.drafts)[index];
  if (!turn || draft?.kind !== 'draft') throw new Problem('not-found');
  const kept = turn.spanish?.find((one) => one.index === index);
  if (kept) {
    yield { event: 'done', data: kept };
    return;
  }
  const words = wordsOf(draft);
  if (draft.cut) throw new Problem('refused', cutOff);
  if (isSpanish(words)) throw new Problem('refused', alreadySpanish);
  const asking = await askingFor(ref, turn, now);
  if (!(await claimSpanish(ref, index, now))) throw new Problem('still-answering', underWay);
  try {
    await asking.count();
    yield { event: 'begun', data: {} };
    const spanish = {
      index,
      ...(await translate(words, asking)),
      of: draftWordsFingerprint(words),
    };
    if (!(await saveSpanish(ref, spanish, now))) throw new Problem('not-found');
    yield { event: 'done', data: spanish };
  } catch (error) {
    await releaseSpanish(ref, index, now).catch((failed) => log.warn('claim not released', failed));
    throw error;
  }
};

const wordsOf = ({ channel, subject, body }: DraftPart): DraftWords => ({
  subject: channel === 'email' ? subject : null,
  body,
});

const cutOff = 'This draft was cut off. Get the rest of it first.';
const alreadySpanish = 'This draft is already in Spanish.';
const underWay = 'This draft is already being put in Spanish. Give it a minute.';
const notTheSame =
  'We couldn’t get the Spanish to match your numbers, names, and dates, so we’re not showing it. It didn’t count.';
const failed = 'We couldn’t put this in Spanish. It didn’t count. Please try again in a moment.';

type Asking = {
  caller: ModelCaller;
  /** Counts the next call of the model. */
  count: () => Promise<void>;
  /** Marks the block of the draft; no draft can spell it. */
  code: string;
  /** Names that must be in the Spanish where they are in the draft. */
  names: string[];
};

/** What it takes to ask; throws what keeps the account from calling the model now. */
const askingFor = async (ref: TurnRef, turn: StoredTurn, now: Date): Promise<Asking> => {
  const { accountId, conversationId, messageId } = ref;
  const [{ account, business, spend }, stage, codeOf] = await Promise.all([
    readContextItems(accountId, turn.business_id, conversationId, now),
    readModelSpend(now),
    delimitersOf(accountId, conversationId),
  ]);
  if (!account || !business) throw new Problem('not-found');
  const entitlement = entitlementOf(account, now);
  checkSpend({ account, entitlement }, { stage, own: spend }, now);
  return {
    caller: {
      plan: entitlement.plan,
      spending: spendingOf(accountId, entitlement),
      counters: [],
      now,
    },
    count: () => countModelCall(ref, entitlement, now),
    code: codeOf({ messageId }),
    names: [business.name, business.owner_name, business.location].filter(Boolean),
  };
};

/** How often a draft is tried. */
const tries = 2;
/** How long both tries may take together, in ms. */
const translationMs = 90_000;
/** Most tokens of a translation: the longest draft in Spanish. */
const longest = 4000;

/** The words in Spanish with the details of the draft; throws `refused` when no try keeps them. */
const translate = async (
  words: DraftWords,
  { caller, count, code, names }: Asking,
): Promise<DraftWords> => {
  // Read on demand, from a file beside the bundle: questions need neither the request nor its checks.
  const { readSpanish, spanishFormat, spanishMessages } = await import(
    '#shared/domain/chat/spanish/spanish-request-and-answer.ts'
  );
  const endsAt = Date.now() + translationMs;
  const messages: ProviderMessage[] = spanishMessages(words, code);
  for (let nth = 1; ; nth++) {
    const request = { messages, format: spanishFormat, cacheKey: 'spanish', longest, endsAt };
    const text = await wholeAnswer(request, caller);
    const read = readSpanish(text, words, { names, code });
    if ('words' in read) return read.words;
    log.info('spanish refused', { nth });
    if (nth >= tries) throw new Problem('refused', notTheSame);
    await count();
    messages.push({ role: 'assistant', content: text }, { role: 'user', content: read.again });
  }
};

/** The text of one call; throws a problem in words that fit a draft. */
const wholeAnswer = async (
  request: Parameters<typeof countedModelCall>[0],
  caller: ModelCaller,
): Promise<string> => {
  try {
    let text = '';
    for await (const piece of countedModelCall(request, caller)) text += piece;
    return text;
  } catch (cause) {
    if (cause instanceof Problem && cause.code !== 'unavailable')
      throw new Problem(cause.code, failed, { cause });
    throw new Problem('unavailable', failed, { cause });
  }
};

/** The draft as one JSON body, for a caller that does not accept a stream. */
export const collectSpanish = async (
  events: AsyncIterable<StreamEvent<PutInSpanish>>,
): Promise<Output<PutInSpanish>> => {
  for await (const { event, data } of events) if (event === 'done') return data;
  throw new Problem('unavailable');
};
