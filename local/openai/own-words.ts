import type { ReplyContext } from './reply-context.ts';
import { unsafe } from './safe-sentences.ts';
import { sentencesOf, wordCount } from './words-and-sentences.ts';

/** What the owner filled into a blank of the starter prompt, or nothing. */
export const typedOf = (of: ReplyContext, ids: RegExp) =>
  of.typed.find(({ id }) => ids.test(id))?.value ?? '';

/** The owner's own words, without the sentences of a starter prompt. */
export const ownWords = ({ prompt, typed, question }: ReplyContext) =>
  prompt
    ? typed.map(({ value }) => value).join('\n')
    : question
        .replaceAll(/<([a-z]+_text_\w+)>[\s\S]*?<\/\1>/g, '')
        .replace(/What you hand over, as parts[\s\S]*$/, '');

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
