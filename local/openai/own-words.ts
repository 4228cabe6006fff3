/** The owner's own words in the slots of a text: their job, their amounts, their customer. */
import { trades } from '#shared/catalogue/trades.ts';
import { tradeNames, tradeNouns } from '#shared/domain/catalogue/trades/index.ts';
import { capitalized, mainSentenceOf, type ReplyContext } from './reply-context.ts';

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

const link = /!?\[[^\]]*\]\([^)]*\)|https?:\/\/\S+/g;

/** A text of others without its links and images. */
const withoutLinks = (text: string) => text.replaceAll(link, '');

/** Letters that a text message can carry without getting longer. */
export const plainLetters = (text: string) =>
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

const article = '(?:[Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Tt]his)';
const wholeThing = RegExp(
  String.raw`\b${article}\s+((?:[a-z-]+ )?[a-z-]{4,})(?=[.,;:!?\n]|$| (?:in|on|at|for|to|of|and|or|but|is|was|are|were|got|has|had|since|from|with|by|that|who|went|so|if|when|after|before|again|still|says?|said|wants?)\b)`,
  'g',
);
const firstWord = RegExp(String.raw`\b${article}\s+([a-z-]{4,})\b`, 'g');

/** Things that somebody names: "the water heater", "my hallway". */
export const thingsIn = (text: string) => {
  const find = (pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, thing = '']) => thing))].filter(
      (one) => !(vague.test(one) || unsafe.test(one)),
    );
  const whole = find(wholeThing);
  return (whole.length ? whole : find(firstWord)).slice(0, 3);
};
const vague =
  /^(?:next|last|first|other|same|whole|rest|an?|the|some|this|that|no)\b|\b(?:e-?mail|text|message|quote|invoice|bill|price|post|draft|weeks?|days?|months?|years?|hours?|minutes?|times?|week(?:end)?|morning|thing|way|moment|money|business|customers?|clients?|name|note|code|tags?|while|little|good|rest|same|first|next|last|most|best|other)$/;

const noNames =
  /^(Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|March|April|May|June|July|August|September|October|November|December|Google|Facebook|Instagram|Yelp|Nextdoor|TikTok|I|The|A|My|Our|We|No|It|He|She|They|You|This|That|What|How|Who|English|Spanish|Today|Tomorrow|Thanks?|Hi|Hello|OK|Customers?|Clients?|Someone|Somebody|Everyone|Nobody|Homeowner|Landlord|Tenant|Builder|Neighbor|Lady|Woman|Man|Guy|Owner|Boss|Wife|Husband|People|Crew|Note|Example)$/;

const says = String.raw`(?:says?|said|texts?|texted|writes?|wrote|asks?|asked|wants?|called|calls|complains?|owes?|hasn't|never)\b`;
/** Where a person is named: with a title, before what they say or do, or after what they are. */
const people: readonly RegExp[] = [
  /\b((?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}\p{Ll}+)/u,
  RegExp(String.raw`(?:^|[.!?\n,]\s*|\band )(\p{Lu}\p{Ll}{2,14})(?: \p{Lu}\p{Ll}+)? ${says}`, 'u'),
  RegExp(
    String.raw`\b(?:customer|client|to|from|for|named|called|with|and|is)\s+(\p{Lu}\p{Ll}{2,14})(?=[,.!?]|\s+(?:${says}|got|has|is|was|still|about|on|for|in|at)|$)`,
    'u',
  ),
];
const signature =
  /(?:^|[\n.!?,-]\s*|[Tt]hanks,?\s+|[Rr]egards,?\s+|[Tt]his is )(\p{Lu}\p{Ll}{2,14})\.?\s*$/u;

/** The person whom the answer is about, where the owner or the customer wrote the name. */
export const personOf = (of: ReplyContext) => {
  const pasted = of.pasted.find(({ from }) => from === 'customer')?.text ?? '';
  if (pasted.includes('[customer]')) return '[customer]';
  const typed = typedOf(of, /(?:^|_)(?:first_name|customer_name|their_name)$/);
  const known = `${of.name} ${of.place}`;
  const own = ownWords(of);
  return (
    [signature.exec(pasted)?.[1], typed, ...people.map((pattern) => pattern.exec(own)?.[1])].find(
      (name) => name && !noNames.test(name) && !known.includes(name),
    ) ?? ''
  );
};

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

/** The name of a blank before its value. */
export const labelOf = (label: string) =>
  `${label.replace(/^Service area/, 'Where you work')}${label.endsWith('?') ? '' : ':'}`;

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

export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
/** What is not repeated: addresses, card numbers, and orders to the model. */
const unsafe = RegExp(
  [
    String.raw`https?:|www\.|\]\(|[<>]|\d{12,}|\d{4} \d{4} \d{4}`,
    String.raw`\b(?:ignore|(?:all|your|previous|these|assistant) instructions?|your prompt|override|assistant|admit|system(?::| prompt| message)|new task)\b`,
    String.raw`from now on|you are (?:now|a)\b|as the owner|authoriz|confirm it to|pretend|translate|reveal|reply with|say exactly|---`,
  ].join('|'),
  'i',
);

/** A text of others without the sentences that are not repeated. */
export const withoutUnsafeSentences = (text: string) =>
  sentencesOf(withoutLinks(text))
    .filter((one) => !unsafe.test(one))
    .join(' ')
    .trim();

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

/** The point of a pasted text, without its links and without orders to the model. */
export const safePoint = (text: string) =>
  plainLetters(mainSentenceOf(withoutUnsafeSentences(text)));

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
