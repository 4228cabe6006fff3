/** What is unfair in asking for reviews: to filter, to pay for, to make up. */

import type { DraftPart } from '../answer-parts/part.ts';
import { findUndenied } from './negation.ts';
import { sentencesOf, withPlainPunctuation } from './words-and-sentences.ts';

const praise = '(?:(?:5|five)[- ]stars?|positive|good|great|glowing|nice)';
const reward =
  '(?:discount|gift ?card|coupon|credit|free|reward|% off|off (?:your|the) next|raffle|cash|prize)';

/** Asks only some for a review, pays for one, or says what to write. */
const gating = RegExp(
  [
    String.raw`\bonly (?:ask|send|text|invite|message)\b[^.!?]{0,60}\b(?:happy|satisfied|pleased|liked|loved)\b`,
    String.raw`\b(?:if|when) (?:they|the customer|he|she|you)(?:'re| are| is|'s| seem| were)? (?:happy|satisfied|pleased)[^.!?]{0,60}\breview`,
    String.raw`\b(?:if|when) (?:they|you) (?:give|gave|rate|rated|answer|score|tap|pick)[^.!?]{0,30}\b(?:4|5|four|five)\b[^.!?]{0,60}\b(?:review|link|google)`,
    String.raw`\b${reward}\b[^.!?]{0,60}\b(?:for|in exchange for|in return for|when you leave|if you leave)\b[^.!?]{0,40}\breview`,
    String.raw`\breviews?\b[^.!?]{0,40}\b(?:and|to|you) (?:get|receive|win|earn)\b[^.!?]{0,30}\b${reward}\b`,
    String.raw`\b(?:leave|give|post|write|drop|rate) (?:us |me )?(?:an? )?${praise}\b[^.!?]{0,30}(?:review|rating|on google|stars)`,
    String.raw`\b(?:give|rate) (?:us|me) (?:5|five) stars\b`,
    String.raw`\b(?:write|post) (?:a few |some |the |your own )?(?:fake )?reviews? (?:yourself|as a customer|from another account)`,
    String.raw`\b(?:ask|have|get) (?:your )?(?:friends|family|employees|crew)[^.!?]{0,30}\b(?:post|leave|write)[^.!?]{0,20}\breviews?\b`,
  ].join('|'),
  'giu',
);

const unhappy =
  "(?:grumbl\\w*|grumpy|unhappy|complain\\w*|gripe\\w*|difficult|angry|upset|annoyed|negative|not happy|weren't happy|bad experience|trouble\\w*|descontent\\w*|unzufrieden\\w*|mécontent\\w*)";
const happy =
  '(?:fans?|happy|happiest|satisfied|pleased|smil\\w+|lov(?:e|ed) (?:it|us|you)|best customers|promoters|thrilled|delighted|contentos?|zufriedene\\w*|satisfaits?)';
const gift =
  '(?:discount|gift ?cards?|coupons?|free|reward|raffle|prize|on (?:us|the house)|% off|off (?:your|the) next|gratis|descuento|regal\\w+|rabatt|gutschein|remise|cadeau)';
const asking =
  '(?:reviews?|stars?|google|rate|rating|reseñas?|estrellas?|bewertung\\w*|sterne\\w*|avis|étoiles?)';
/** The same where reviews are what the question or the answer is about. */
const filtered = RegExp(
  [
    String.raw`\b(?:skip|leave out|leave off|ignore|exclude|avoid|drop|pass over|not)\b[^.!?]{0,50}\b${unhappy}`,
    String.raw`\b(?:pick|choose|only|just|start with|ask|text|send|stick to|go (?:to|for))\b[^.!?]{0,40}\b${happy}\b`,
    String.raw`\b(?:those|ones|people|customers|anyone|everyone|whoever) (?:who|that)?\s?(?:tap|gave|give|rate|rated|score|scored|chose|choose|click|clicked|leave|left)\w*\b[^.!?]{0,20}\b(?:4|5|four|five|thumbs)\b`,
    String.raw`\b(?:tell|call|write|message) (?:only|just) (?:us|me)\b|\b(?:only|just) (?:tell|call|write to|message) (?:us|me)\b`,
    String.raw`^(?:happy|satisfied|love it|loved it)\?`,
    String.raw`(?<!\p{L})${gift}(?!\p{L})[^.!?]{0,60}(?<!\p{L})${asking}(?!\p{L})`,
    String.raw`(?<!\p{L})${asking}(?!\p{L})[^.!?]{0,60}(?<!\p{L})${gift}(?!\p{L})`,
  ].join('|'),
  'giu',
);
const others =
  '(?:cousins?|friends?|family|wife|husband|brothers?|sisters?|mother|mom|employees?|crew|staff|neighbor|buddy|buddies|nephew|niece)';
const madeUp = RegExp(
  [
    String.raw`\b(?:write|make up|draft|invent|create|add|put|compose)\b[^.!?]{0,60}\b(?:yourself|under (?:the|a|their|his|her|another|some)|in the (?:words|name|voice)|as if|(?:customers|clients) (?:would|might|could)|made-up|fake|for them|their names?|names? of)`,
    String.raw`\b(?:ask|have|let|get)\b[^.!?]{0,15}\b${others}\b[^.!?]{0,40}\b(?:go first|start|leave|post|write|add|rate|review|stars?)`,
  ].join('|'),
  'giu',
);
const aboutReviews = RegExp(String.raw`(?<!\p{L})${asking}(?!\p{L})|\btestimonials?\b`, 'iu');

/** A sentence that asks for reviews in an unfair way; `isAbout` where the question or the answer is about reviews. */
export const asksUnfairlyForReviews = (sentence: string, isAbout: boolean): boolean =>
  findUndenied(sentence, gating) !== undefined ||
  (isAbout &&
    (findUndenied(sentence, filtered) !== undefined ||
      findUndenied(sentence, madeUp) !== undefined));

export const isAboutReviews = (text: string): boolean => aboutReviews.test(text);

const person = String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*\.?)?`;
/** Praise in quotes with a name, or stars with words behind them. */
const quotes = RegExp(
  [
    String.raw`"(?<after>[^"]{4,200})"\s*(?:[-–—,(]\s*|says |said |wrote |by |from |told us |sagt |dice |dit )(?:${person}|\p{Lu}\. ?\p{Lu}\p{Ll}+)`,
    String.raw`(?:${person}|\p{Lu}\. ?\p{Lu}\p{Ll}+|customer|neighbor|client)[^".]{0,30}\b(?:says|said|wrote|told us|told me|put it|sagte|dijo|disait)[:,]?\s*"(?<before>[^"]{4,200})"`,
    String.raw`[★⭐]{2,}\s*(?<stars>[^\n]{4,200})`,
  ].join('|'),
  'gu',
);

/** Words of customers in drafts that stand nowhere in what was said. */
export const inventedQuotes = (drafts: readonly DraftPart[], said: readonly string[]): string[] => {
  const known = withPlainPunctuation(said.join('\n')).toLowerCase();
  return drafts
    .filter(({ channel }) => channel !== 'call-script')
    .flatMap(({ body }) => [...withPlainPunctuation(body).matchAll(quotes)])
    .flatMap(({ groups = {} }) => groups.after ?? groups.before ?? groups.stars ?? [])
    .filter((words) =>
      sentencesOf(words).some((one) => !known.includes(one.toLowerCase().replace(/[.!?,]+$/, ''))),
    );
};
