/** What the owner calls things: the person, the job and the amounts, and their places in a sentence. */
import { tradeNames, tradeNouns } from '#shared/domain/catalogue/trades/index.ts';
import { sentencesOf } from '#shared/domain/chat/answer-checks/words-and-sentences.ts';
import { findAmounts } from '#shared/domain/chat/message-replies/find-amounts.ts';
import { readMessage } from '#shared/domain/chat/message-replies/read-message.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import { isSafe } from './sentences.ts';

type Told = Readonly<{
  name: string;
  place: string;
  trade: string;
  isGuided: boolean;
  told: readonly string[];
  /** The same as one text. */
  own: string;
  remembered: readonly string[];
  theirs: string;
}>;

const says =
  "(?:says?|said|texts?|texted|writes?|wrote|asks?|asked|wants?|called|calls|complains?|owes?|hasn't|never)\\b";
/** Where a person is named: with a title, before what they say or do, or after what they are. */
const people = [
  /\b((?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}\p{Ll}+)/u,
  RegExp(String.raw`(?:^|[.!?\n,]\s*|\band )(\p{Lu}\p{Ll}{2,14})(?: \p{Lu}\p{Ll}+)? ${says}`, 'u'),
  RegExp(
    String.raw`\b(?:customer|client|to|from|for|named|with|and)\s+(\p{Lu}\p{Ll}{2,14})(?=[,.!?]|\s+(?:${says}|got|has|is|was|still|about|on|for|in|at)|$)`,
    'u',
  ),
];
const signature = /(?:[\n.!?,-]\s*|[Tt]hanks,?\s+|[Tt]his is )(\p{Lu}\p{Ll}{2,14})\.?\s*$/u;
const notNames =
  /^(?:\w+day|(?:Jan|Febr)uary|March|April|May|June|July|August|\w+ember|October|Google|Facebook|Instagram|Yelp|Nextdoor|TikTok|English|Spanish|Thanks?|Hello|Customers?|Clients?|Some\w+|Every\w+|Nobody|Homeowner|Landlord|Tenant|Builder|Neighbor|Lady|Woman|Man|Guy|Owner|Boss|Wife|Husband|People|Crew|They|She|The|You|This|That|What|How|Who)$/;

/** The person whom an answer is about, where the owner or the customer wrote the name. */
const personIn = ({ name, place, own, isGuided, theirs }: Told) => {
  if (theirs.includes('[customer]')) return '[customer]';
  const found = [signature.exec(theirs), ...people.map((one) => !isGuided && one.exec(own))];
  const isName = (one?: string) => one && !notNames.test(one) && !`${name} ${place}`.includes(one);
  return found.map((one) => (one ? one[1] : '')).find(isName) ?? '';
};

/** An amount that no sign or word before it tells: "owes me 640", "fee: 89". */
const bareAmount =
  /\b(?:charg\w*|bill|pric\w+|quoted?|owes?(?: (?:me|us))?|fee):? (\d[\d,]*)\b(?! ?(?:%|[a-z]*(?:days?|weeks?|hours?|times|years?|cuts?|visits?|jobs?)\b))/i;
const amountsIn = (text: string) => {
  const found = findAmounts(text).map(({ text: amount }) => amount);
  return found.length ? found : (bareAmount.exec(text)?.slice(1) ?? []);
};

/** The amount of a thing: of the sentence that speaks of it, or the only one in a question of the owner's own. */
const amountOf = ({ told, isGuided, remembered }: Told, about: RegExp) => {
  const all = [...told.flatMap(sentencesOf), ...remembered];
  const lines = all.filter((one) => !one.includes('leave that out'));
  const beside = lines.find((one) => about.test(one) && amountsIn(one).length);
  const amounts = new Set(isGuided ? [] : lines.flatMap(amountsIn));
  return amountsIn(beside ?? '').at(-1) ?? (amounts.size === 1 ? [...amounts][0] : undefined);
};

/** A value inside a sentence: its first words, without a capital of its own. */
const inSentence = (value = '') => {
  const first = value.split(/[.;!?]|, /)[0]?.trim() ?? '';
  const short = first.length <= 60 ? first : first.slice(0, 60).replace(/\s\S*$/, '');
  return /^[A-Z][a-z' -]*$/.test(short) ? short.charAt(0).toLowerCase() + short.slice(1) : short;
};

const jobLine =
  /^(?:[^:\n]*\b(?:job|main jobs|service|task)|what (?:i|we) (?:offer|sell|usually do|can do for them))\b[^:\d\n]{0,32}: (?![$\d])(.+)/im;
const namedJob =
  /\b(?:quoted?|estimate|bid|invoice|job|bill|pay(?:ing)?|paid)\s+(?:\S+\s+){0,3}?(?:for|on)\s+(?:an? |the |his |her |their )?([a-z][a-z' -]{3,40}?)(?=[.,;!?\n]|$| (?:got|is|was|went|has|that|two|last|for|and|but|to|on|in)\b)/i;
const namedRole =
  /\brole: (.+)|\b(?:hir\w+|need|find|looking for)\s+(?:an? |another )((?:[a-z'-]+ ){0,2}?[a-z'-]+)(?=[.,;!?\n]|$| (?:by|for|in|who|that|to|before|and|this|next)\b)/i;

const thing =
  /\b(?:the|an?|my|our|his|her|their|your|this)\s+((?:[a-z-]+ )?[a-z-]{4,})(?=[.,;:!?\n]|$| (?:in|on|at|for|to|of|and|or|but|is|was|are|were|got|has|had|since|from|with|by|that|who|so|if|when|after|before|again|still|up|down|off|out|back|now|says?|said|wants?)\b)/gi;
const vague =
  /^(?:next|last|first|other|same|whole|rest|some|this|that|no)\b|\b(?:e-?mail|text|message|quote|invoice|bill|price|post|draft|weeks?|days?|months?|years?|hours?|minutes?|times?|weekend|morning|thing|way|moment|money|business|customers?|clients?|name|note|little|good|rest|same|first|next|last|most|best|other|company|job|down|back|over|guy|woman|lady|reviews?|checklist|list|plan|page|end)$/i;

/** Two things that somebody names: those of a trade, else what stands after an article, as in "my hallway". */
const thingsIn = (text: string) => {
  // Days in the text do not matter here.
  const { jobWords } = readMessage(text, { today: '2026-01-01', country: 'US' });
  const named = [...text.matchAll(thing)].map(([, one = '']) => one.toLowerCase());
  const clear = named.filter(
    (one) => !vague.test(one) && isSafe(one) && !jobWords.some((word) => one.includes(word)),
  );
  const jobs = jobWords.map((word) => named.find((one) => one.includes(word)) ?? word);
  return [...new Set([...jobs.filter((one) => !vague.test(one)), ...clear])]
    .slice(0, 2)
    .map((one) => `the ${one}`);
};

/** The person, the things and the job in the owner's words, and what puts them into {first}, {job}, {quote} and more. */
export const ownWordsOf = (of: Told) => {
  const { own, theirs } = of;
  const person = personIn(of);
  const things = thingsIn(theirs || (of.isGuided ? '' : own));
  const trade = tradeNames.find((one) => one === of.trade);
  const usual = trade && !of.theirs ? tradeNouns[trade].job : 'work';
  const job = inSentence((of.isGuided ? jobLine : namedJob).exec(own)?.[1]) || things[0] || usual;
  const theJob = /^(?:the|an?|one|your|our|my) |[^s]s$|ing$/.test(job) ? job : `the ${job}`;
  const sum = (what: string, about: RegExp) =>
    `the ${amountOf(of, about) ?? ''} ${what}${job === 'work' || of.theirs ? '' : ` for ${theJob}`}`.replace(
      '  ',
      ' ',
    );
  const visit = amountOf(of, /come out|coming out|trip|per visit/i);
  const [, labeled, named] = namedRole.exec(own) ?? [];
  const role = inSentence(labeled ?? named) || '[role]';
  const places: Readonly<Record<string, string>> = {
    first: person || '[first name]',
    business: of.name,
    near: of.place && ` in ${of.place.split(',')[0]}`,
    job: theJob,
    about: things.join(' and ') || (theirs ? 'this' : theJob),
    quote: sum('quote', /quot|bid|estimate|proposal|price|lost|job/i),
    invoice: sum('invoice', /invoice|owe|bill|paid|pay\b|balance/i),
    fee: visit ? ` Coming out costs ${visit}.` : '',
    price: amountOf(of, /charg|pric|ask|bill|quot|fee|cost|an hour|per \w+/i) ?? '[your price]',
    role: role && (/s$/.test(role) ? role : `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}`),
    pay: amountOf(of, /pay|hour|wage/i) ?? '[confirm the pay]',
    times: /\bfree times?: (.+)/i.exec(own)?.[1] ?? '[day and time]',
  };
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = places[name.toLowerCase()] ?? whole;
      return /^[A-Z]/.test(name) ? capitalized(value) : value;
    });
  return { person, things, fill };
};

const facts = {
  'crew size':
    /\b(?:we are|we have|i have|with)\s+(?:a\s+)?(?:crew of\s+)?((?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|employees|crews?|vans?|trucks?|men|staff|guys))/i,
  'usual price':
    /\b(?:i charge|we charge|we ask)\s+(?:about |around )?([$€£]\s?\d[\d,.]*(?:\s+(?:per|an|a)\s+\w+)?)/i,
};
/** What the owner said that is worth remembering, in their own words; nothing is concluded. */
export const toRememberIn = (told: readonly string[]) => ({
  facts: Object.entries(facts).flatMap(([key, pattern]) => {
    const [quote, value = ''] = pattern.exec(told.join('\n')) ?? [];
    return quote ? [{ quote, key, value }] : [];
  }),
  decisions: told.filter((one) => /\b(?:i|we)(?:'ve| have)? decided\b/i.test(one)).slice(0, 5),
});
