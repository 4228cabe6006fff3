import { trades } from '#shared/catalogue/trades.ts';
import { tradeNames, tradeNouns } from '#shared/domain/catalogue/trades/index.ts';
import { ownWords, personOf, typedOf } from './own-words.ts';
import type { ReplyContext } from './reply-context.ts';
import { capitalized, plainLetters, sentencesOf } from './words-and-sentences.ts';

const tradesBySlug = new Map(Object.values(trades).map((trade) => [trade.slug, trade] as const));

const jobIds =
  /^(quoted_job|lost_job|finished_job|job_done|job_today|street_job|product_service_name|unwanted_job|offer_for|task|care_work|purchase|video_subject)$/;
const priceIds =
  /^(new_price|visit_price|visit_fee|plan_visit_price|average_job_value|quote_value|job_price|price_today|their_visit_price)$/;
const termsIds = /^(terms_wanted|deposit_wanted|fee_idea|payment_terms)$/;

const money = String.raw`(?:[$€£]\s?\d[\d.,]*\d|[$€£]\s?\d|\d[\d.,]*\s?(?:dollars|bucks|euros?|€|pounds))`;
const moneyPattern = new RegExp(money, 'gi');

/** A value inside a sentence: its first words, in plain letters, without a capital of its own. */
const inSentence = (value: string) => {
  const first =
    plainLetters(value)
      .split(/[.;!?\n]|, /)[0]
      ?.trim() ?? '';
  const short = first.length <= 60 ? first : first.slice(0, 60).replace(/\s\S*$/, '');
  return /^[A-Z][a-z' -]*\b(?!\.)/.test(short) && !/^(Mrs?|Ms|Dr)\b/.test(short)
    ? short.charAt(0).toLowerCase() + short.slice(1)
    : short;
};

/** An amount without its sign: "we bill 92 an hour". */
const bareAmount =
  /\b(?:charg\w*|bill|pric\w+|quoted?|owes?(?: (?:me|us))?|ask|fee)(?:,? (?:of|at|is|was|about|around|for))?:? (\d[\d.,]*)(?! ?(?:%|days?|weeks?|hours?|people|times|years?|percent|min|cuts?|visits?|jobs?|of))/i;

/** The amounts of a text as they are written, each once. */
const amountsIn = (text: string) => {
  const signed = text.match(moneyPattern) ?? [];
  const bare = sentencesOf(text).flatMap((sentence) => bareAmount.exec(sentence)?.[1] ?? []);
  const tidied = (signed.length ? signed : bare).map((one) => one.replace(/[.,]$/, ''));
  return [...new Set(tidied)];
};

/** The amount that belongs to a thing: of its blank, of the sentence that speaks of it, or the only one there is. */
const amountOf = (of: ReplyContext, ids: RegExp, thing: RegExp) => {
  const typed = typedOf(of, ids);
  if (typed) return typed;
  if (of.prompt) return '';
  const told = [ownWords(of), ...of.remembered];
  const [beside] = told
    .flatMap(sentencesOf)
    .filter((sentence) => thing.test(sentence))
    .flatMap((sentence) => amountsIn(sentence));
  const all = told.flatMap(amountsIn);
  return beside ?? (new Set(all).size === 1 ? (all[0] ?? '') : '');
};

const jobIn = (text: string) =>
  /\b(?:quote|quoted|estimate|bid|invoice|job|bill|pay(?:ing)?|paid)\s+(?:\S+\s+){0,3}?(?:for|on)\s+(?:an? |the |his |her |their )?([a-z][a-z' -]{3,40}?)(?=[.,;!?\n]|$| (?:got|is|was|went|has|that|two|last|for|and|but|to|on|in)\b)/i.exec(
    text,
  )?.[1] ?? '';

const roleIn = (text: string) =>
  /\b(?:hir\w+|need|find|looking for)\s+(?:an? |another )((?:[a-z'-]+ ){0,2}?[a-z'-]+)(?=[.,;!?\n]|$| (?:by|for|in|who|that|to|before|and|this|next)\b)/i.exec(
    text,
  )?.[1] ?? '';

const noun = (...words: readonly string[]) => words.filter(Boolean).join(' ');

/** What stands in each slot. */
const slotsOf = (of: ReplyContext): Readonly<Record<string, string>> => {
  const trade = tradeNames.find((name) => name === of.trade);
  const usual =
    tradesBySlug.get(of.promptId.split('.')[1] ?? '')?.usualJob ??
    (trade && !of.pasted.some(({ from }) => from === 'customer')
      ? `the ${tradeNouns[trade].job}`
      : '');
  const told = inSentence(typedOf(of, jobIds) || (of.prompt ? '' : jobIn(ownWords(of))));
  // "Rewired a house" is a sentence and names no job.
  const job = /^\w+ed\b/.test(told) ? '' : told;
  const forJob = job && `for the ${job.replace(/^(the|an?|one) /, '')}`;
  const quoted = amountOf(of, /^quote_value$/, /quot|bid|estimate|proposal|price|lost|job/i);
  const owed = amountOf(of, /^invoice_amount$/, /invoice|owe|bill|paid|pay\b|balance/i);
  const asked = amountOf(
    of,
    priceIds,
    /charg|pric|ask|bill|quot|fee|per (hour|visit|job)|an hour/i,
  );
  const needsArticle = job && !/^(the|an?|one|your|our|my) |s$|ing\b/.test(job);
  return {
    first: personOf(of) || '[first name]',
    business: plainLetters(of.name),
    place: plainLetters(of.place).split(',')[0] ?? '',
    job: needsArticle ? `the ${job}` : job || usual || 'the work',
    quote: noun('the', quoted, 'quote', forJob),
    invoice: noun('the', owed, 'invoice', forJob),
    price: asked || '[your price]',
    terms: inTerms(typedOf(of, termsIds)),
    role: inSentence(typedOf(of, /^crew_role$/) || roleIn(ownWords(of))) || 'the job',
    pay: amountOf(of, /^(pay_range|pay_and_hours)$/, /pay|hour|wage/i) || '[confirm the pay]',
  };
};

const inTerms = (value: string) => {
  const line = plainLetters(value).replace(/\.$/, '');
  return line ? line.charAt(0).toLowerCase() + line.slice(1) : '[your terms]';
};

/** Puts the owner's words into the slots of a text. */
export const fillSlotsWith = (of: ReplyContext) => {
  const slots = slotsOf(of);
  const times = plainLetters(typedOf(of, /^free_times$/)) || '[day and time] or [other time]';
  return (text: string) =>
    text
      .replaceAll('[day and time] or [other time]', times)
      .replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
        const value = slots[name.toLowerCase()];
        if (value === undefined) return whole;
        return /^[A-Z]/.test(name) ? capitalized(value) : value;
      });
};
