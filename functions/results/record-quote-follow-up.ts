import { Problem } from '#shared/contract/problem.ts';
import {
  fillDraft,
  type PlaceValues,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import type { PromptSource } from '../history/prompt-counts-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import { countQuoteOutcomeForPrompt } from './count-quote-outcome-for-prompt.ts';
import { changeQuote, findQuote } from './quotes-table.ts';

type Sent = {
  accountId: AccountId;
  turn: {
    id: string;
    chat_id: string;
    business_id: string;
    places?: PlaceValues | undefined;
    prompt: { additionalInputs: Readonly<Record<string, string>> } | null;
  };
  /** The prompt that it was asked by. */
  source: PromptSource;
  /** The draft as it was sent. */
  draft: DraftPart;
};

/** The beginning of a message, in one line. */
const titleOf = ({ draft, turn }: Sent) => {
  const line = fillDraft(draft, turn.places ?? {})
    .body.replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};

/** What was quoted, where the form of the prompt asked for it. */
const amountOf = ({ turn }: Sent) => {
  const amount = Number(turn.prompt?.additionalInputs.quote_value);
  return amount > 0 ? amount : null;
};

/** How often a change is tried that met another one of the same quote. */
const attempts = 3;

/**
 * Keeps that a quote was followed up, once for each answer however many of its drafts were sent; with `isSent` false it is
 * taken back, with what the owner said became of it.
 */
export const recordQuoteFollowUp = async (sent: Sent, isSent: boolean, now: Date) => {
  const { accountId, turn } = sent;
  const { id, chat_id, business_id } = turn;
  const business = await findBusiness(accountId, business_id);
  if (!business) return;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const before = await findQuote(accountId, business_id, id, now);
    if (Boolean(before) === isSent) return;
    const after = {
      id,
      business_id,
      chat_id,
      title: titleOf(sent),
      sent_on: localDateOf(now, business.time_zone ?? 'UTC'),
      amount: amountOf(sent),
      currency: localeAndCurrencyOf(business).currency,
      outcome: 'open' as const,
      said_on: null,
      source: sent.source,
    };
    const change = isSent ? { after } : { before };
    const outcome = await changeQuote(accountId, change);
    if (outcome === 'saved' && before)
      await countQuoteOutcomeForPrompt(accountId, before, undefined);
    if (outcome !== 'refused') return;
  }
  throw new Problem('unavailable');
};
