/** The owner's own words in the slots of a text: their job, their amounts, their customer. */
import { trades } from '#shared/catalogue/trades.ts';
import { capital, pointOf, type ReplyContext } from './reply.ts';

const tradesBySlug = new Map(Object.values(trades).map((trade) => [trade.slug, trade] as const));

const jobIds =
  /^(quoted_job|lost_job|finished_job|job_done|job_today|street_job|product_service_name|unwanted_job|offer_for|task|care_work|purchase|video_subject)$/;
const priceIds =
  /^(new_price|visit_price|visit_fee|plan_visit_price|average_job_value|quote_value|job_price|price_today|their_visit_price)$/;
const termsIds = /^(terms_wanted|deposit_wanted|fee_idea|payment_terms)$/;

const money = String.raw`(?:[$€£]\s?\d[\d.,]*\d|[$€£]\s?\d|\d[\d.,]*\s?(?:dollars|bucks|euros?|€|pounds))`;
const moneyPattern = new RegExp(money, 'i');

/** A value inside a sentence: its first words, in plain letters, without a capital of its own. */
const inSentence = (value: string) => {
  const first =
    plain(value)
      .split(/[.;!?\n]|, /)[0]
      ?.trim() ?? '';
  const short = first.length <= 60 ? first : first.slice(0, 60).replace(/\s\S*$/, '');
  return /^[A-Z][a-z' -]*\b(?!\.)/.test(short) && !/^(Mrs?|Ms|Dr)\b/.test(short)
    ? short.charAt(0).toLowerCase() + short.slice(1)
    : short;
};

const link = /!?\[[^\]]*\]\([^)]*\)|https?:\/\/\S+/g;

/** A text of others without its links and images. */
export const withoutLinks = (text: string) => text.replaceAll(link, '');

/** Letters that a text message can carry without getting longer. */
export const plain = (text: string) =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('…', '...')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

const typedOf = (of: ReplyContext, ids: RegExp) =>
  of.typed.find(({ id }) => ids.test(id))?.value ?? '';

/** The owner's own words, without the sentences of a starter prompt. */
export const ownWords = ({ prompt, typed, question }: ReplyContext) =>
  prompt
    ? typed.map(({ value }) => value).join('\n')
    : question
        .replaceAll(/<([a-z]+_text_\w+)>[\s\S]*?<\/\1>/g, '')
        .replace(/What you hand over, as parts[\s\S]*$/, '');

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/);

/** The amount of the sentence that speaks of such a thing; another amount is of something else. */
const amountOf = (text: string, thing: RegExp) => {
  const said = sentencesOf(text).filter((sentence) => thing.test(sentence));
  const [amount = ''] = said.flatMap(
    (sentence) => moneyPattern.exec(sentence)?.[0] ?? bareAmount.exec(sentence)?.[1] ?? [],
  );
  return amount.replace(/[.,]$/, '');
};
/** An amount without its sign: "we bill 92 an hour". */
const bareAmount =
  /\b(?:charg\w*|bill|pric\w+|quoted?|owes?(?: (?:me|us))?|ask)(?: (?:of|at|is|was|about|around|for))? (\d[\d.,]*)(?! ?(?:%|days?|weeks?|hours?|people|times|years?|percent|min))/i;

const jobIn = (text: string) =>
  /\b(?:quote|quoted|estimate|bid|invoice|job|bill)\s+(?:\S+\s+){0,2}?(?:for|on)\s+(?:an? |the |his |her |their )?([a-z][a-z' -]{3,40}?)(?=[.,;!?\n]|$| (?:got|is|was|went|has|that|two|last|for|and|but|to|on|in)\b)/i.exec(
    text,
  )?.[1] ?? '';

const noNames =
  /^(Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|March|April|May|June|July|August|September|October|November|December|Google|Facebook|Instagram|Yelp|I|The|A|My|Our|We|No|It|He|She|They|This|That|What|How|English|Spanish|Today|Thanks?|Hi|Hello|OK|Customers?|Clients?|Someone|Somebody|Everyone|Nobody|Homeowner|Landlord|Tenant|People|Crew)$/;

/** The customer's first name or title and name, where the owner or the customer wrote it. */
const customerOf = (of: ReplyContext) => {
  const pasted = of.pasted.find(({ from }) => from === 'customer')?.text ?? '';
  if (pasted.includes('[customer]')) return '[customer]';
  const signed = /(?:^|[\n.!?,-]\s*|[Tt]hanks,?\s+|[Rr]egards,?\s+)([A-Z][a-z]{2,14})\.?\s*$/.exec(
    pasted,
  )?.[1];
  const told =
    /\b(?:(Mrs?\.|Ms\.)\s+([A-Z][a-z]+)|(?:customer|client|to|from|for|named|called|with|and)\s+([A-Z][a-z]{2,14})(?=[,.!?]|\s+(?:got|has|is|was|owes|never|still|hasn|says?|said|wants|asked|about|on|for|in|at|$)))/.exec(
      of.prompt ? '' : ownWords(of),
    );
  const first =
    /(?:^|[.!?\n]\s*)([A-Z][a-z]{2,14}) (?:owes?|hasn't|said|says|wants|asked|called|wrote|texted|never)\b/.exec(
      of.prompt ? '' : ownWords(of),
    )?.[1];
  const name = signed ?? (told?.[1] ? `${told[1]} ${told[2]}` : (told?.[3] ?? first));
  const known = `${of.name} ${of.place}`;
  return !name || noNames.test(name) || known.includes(name) ? '[first name]' : name;
};

const noun = (...words: readonly string[]) => words.filter(Boolean).join(' ');

/** What stands in each slot. */
export const slotsOf = (of: ReplyContext): Readonly<Record<string, string>> => {
  const own = ownWords(of);
  const usual = tradesBySlug.get(of.promptId.split('.')[1] ?? '')?.usualJob ?? '';
  const told = inSentence(typedOf(of, jobIds) || (of.prompt ? '' : jobIn(own)));
  // "Rewired a house" is a sentence and names no job.
  const named = /^\w+ed\b/.test(told) ? 'job' : told;
  const job = named || usual;
  const quoted =
    typedOf(of, /^quote_value$/) ||
    (of.prompt ? '' : amountOf(own, /quot|bid|estimate|proposal|price/i));
  const owed =
    typedOf(of, /^invoice_amount$/) ||
    (of.prompt ? '' : amountOf(own, /invoice|owe|bill|paid|pay\b|balance/i));
  const asked =
    typedOf(of, priceIds) ||
    (of.prompt ? '' : amountOf(own, /charg|price|ask|bill|quot|per (hour|visit|job)|an hour/i));
  const role = inSentence(typedOf(of, /^crew_role$/));
  return {
    first: customerOf(of),
    business: plain(of.name),
    place: plain(of.place).split(',')[0] ?? '',
    job:
      job && !/^(the|an?|one|your|our) |s$|ing\b/.test(job) && named
        ? `the ${job}`
        : job || 'the work',
    quote: noun('the', quoted, 'quote', named && `for the ${named.replace(/^(the|an?|one) /, '')}`),
    invoice: noun(
      'the',
      owed,
      'invoice',
      named && `for the ${named.replace(/^(the|an?|one) /, '')}`,
    ),
    price: asked || '[your price]',
    terms: inTerms(typedOf(of, termsIds)),
    role: role || 'the job',
    pay: typedOf(of, /^(pay_range|pay_and_hours)$/) || '[confirm the pay]',
    budget: typedOf(of, /^(month_spend|ad_budget|ten_day_budget)$/) || '[amount]',
  };
};

const inTerms = (value: string) => {
  const line = plain(value).replace(/\.$/, '');
  return line ? line.charAt(0).toLowerCase() + line.slice(1) : '[your terms]';
};

/** Puts the owner's words into the slots of a text. */
export const fillWith = (of: ReplyContext) => {
  const slots = slotsOf(of);
  const times = plain(typedOf(of, /^free_times$/)) || '[day and time] or [other time]';
  return (text: string) =>
    text
      .replaceAll('[day and time] or [other time]', times)
      .replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
        const value = slots[name.toLowerCase()];
        if (value === undefined) return whole;
        return /^[A-Z]/.test(name) ? capital(value) : value;
      });
};

export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
/** What nobody should repeat: addresses, and orders to the model. */
const unsafe =
  /https?:|www\.|\bignore\b|instruction|prompt|system|\]\(|translate|reveal|pretend|^<|reply with|say exactly/i;

/** What the owner said that the answer goes by: sentences with a number or a name first, so many words. */
export const quotedWords = (of: ReplyContext, words: number): string[] => {
  const sentences = sentencesOf(ownWords(of))
    .map((one) => one.trim())
    .filter((one) => wordCount(one) > 2 && !unsafe.test(one));
  const weight = (one: string) => (/\d/.test(one) ? 2 : 0) + (/\?$/.test(one) ? 0 : 1);
  let left = words;
  return sentences
    .toSorted((a, b) => weight(b) - weight(a))
    .filter((one) => {
      left -= wordCount(one);
      return left >= 0;
    })
    .toSorted((a, b) => sentences.indexOf(a) - sentences.indexOf(b));
};

/** The point of a pasted text, without its links. */
export const safePoint = (text: string) => plain(pointOf(withoutLinks(text)));

/** The first sentences of a text that fit into so many words, at least one. */
export const shorten = (sentences: readonly string[], words: number, between = ' '): string => {
  const kept: string[] = [];
  let left = words;
  for (const sentence of sentences) {
    left -= wordCount(sentence);
    if (left < 0 && kept.length) break;
    kept.push(sentence);
  }
  return kept.join(between);
};
