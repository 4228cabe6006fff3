/** What the stand-in answers: the parts that a request asks for, made of what the request itself holds. */

import { sentencesOf } from '#shared/domain/chat/answer-checks/words-and-sentences.ts';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import {
  channelLabels,
  type DraftChannel,
} from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { usualWordLimits } from '#shared/domain/chat/answer-parts/word-limits.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import {
  asksForHelper,
  asksForText,
  type ChatRequest,
  lastWords,
  systemOf,
  workedOutOf,
} from './chat-request.ts';
import { draftInSpanish } from './draft-in-spanish.ts';
import { draftsFor } from './drafts.ts';
import { assistantAnswer, closedIn } from './general-assistant.ts';
import { professionalsToAsk } from './professionals-to-ask.ts';
import {
  type AskedPart,
  askedPartsIn,
  type ReplyContext,
  replyContextOf,
} from './reply-context.ts';
import { fitting, listOf, sharesWord } from './sentences.ts';
import { type Situation, situationIn, situationsIn } from './situations.ts';
import { stepsFor } from './steps.ts';

/** The content of a reply as the model would write it: JSON in the asked-for shape, or Markdown where none is asked for. */
export const answerTo = (request: ChatRequest): string => {
  const of = replyContextOf(request);
  if (asksForHelper(request))
    return JSON.stringify(assistantAnswer(of, closedIn(systemOf(request))));
  const spanish = draftInSpanish(request);
  if (spanish) return JSON.stringify(spanish);
  const answer = answerOn(request, of);
  return asksForText(request) ? answerAsMarkdown(answer.parts) : JSON.stringify(answer);
};

const answerOn = (request: ChatRequest, of: ReplyContext) => {
  const none = { calculate: [], add_up: [], parts: [] as Part[], facts: [], decisions: [] };
  const about = /^\d of 5/.test(of.theirs) ? of.theirs : of.title || of.question;
  const situation = withExample(situationIn(about, of.helper), of);
  if (lastWords(request).startsWith('These parts are still missing'))
    return { ...none, parts: handOver(askedPartsIn(lastWords(request)), situation, of) };
  // "What if I charge 200?" is a calculation that the model asks for, once, before it answers.
  const price = /what if i charged? [$€£]?(\d+(?:\.\d+)?)/i.exec(of.question)?.[1];
  if (price && !workedOutOf(request) && !asksForText(request)) {
    const inputs = [{ id: 'average_job_value', value: Number(price) }];
    return { ...none, calculate: [{ calculator: 'price-check', inputs }] };
  }
  const decisions = of.told
    .filter((one) => /\b(?:i|we)(?:'ve| have)? decided\b/i.test(one))
    .slice(0, 5);
  return { ...none, parts: adviceOn(situation, of), facts: factsIn(of.told.join('\n')), decisions };
};

const facts = {
  'crew size':
    /\b(?:we are|we have|i have|with)\s+(?:a\s+)?(?:crew of\s+)?((?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|employees|crews?|vans?|trucks?|men|staff|guys))/i,
  'usual price':
    /\b(?:i charge|we charge|we ask)\s+(?:about |around )?([$€£]\s?\d[\d,.]*(?:\s+(?:per|an|a)\s+\w+)?)/i,
};
/** What the owner said that is worth remembering, in their own words; nothing is concluded. */
const factsIn = (words: string) =>
  Object.entries(facts).flatMap(([key, pattern]) => {
    const [quote, value = ''] = pattern.exec(words) ?? [];
    return quote ? [{ quote, key, value }] : [];
  });

/** The channel that an owner asks for by name. */
const namedChannels: readonly (readonly [DraftChannel, RegExp])[] = [
  ['social-post', /\b(?:post|caption|instagram|facebook|tiktok)\b/i],
  ['email', /\be-?mails?\b|\bletter\b/i],
  ['call-script', /\bscript\b|what (?:do|should) i say\b|\bon the phone\b/i],
  ['document', /\b(?:checklist|one.?pager?|job ad|ad|policy|list of)\b/i],
  ['review-reply', /\breviews?\b|\bstars?\b/i],
];

/** A question of the owner's own gets a draft and steps. */
const usualParts = ({ told }: ReplyContext): AskedPart[] => {
  const channel =
    namedChannels.find(([, words]) => words.test(told.join(' ')))?.[0] ?? 'text-message';
  return (['draft', 'steps'] as const).map((kind) => ({ kind, channel, about: '', words: 0 }));
};

const dontWrite = 'Don’t write';
const isAdvice = ({ kind, about }: AskedPart) => kind === 'text' && about !== dontWrite;
const text = (...paragraphs: readonly string[]): Part => ({
  kind: 'text',
  markdown: paragraphs.filter(Boolean).join('\n\n'),
});

/** The advice that the request shows for a question of the same kind from another business, which holds here too. */
const withExample = (situation: Situation, { examples, isGuided, question }: ReplyContext) => {
  const example = examples.find(
    ({ question: other }) =>
      !isGuided && situationsIn(other)[0] === situation && sharesWord(other, question),
  );
  return example ? { ...situation, ...example } : situation;
};

/** The answer: the bottom line, what is asked for, and one question. */
const adviceOn = (situation: Situation, of: ReplyContext): Part[] => {
  const asked = of.isGuided ? of.asked : usualParts(of);
  const isStart = of.isGuided && (!of.theirs || asked.some(isAdvice));
  const point = isStart ? startOf(asked, of) : of.fill(situation.point);
  const opening = [
    ...of.figures,
    of.pictures ? 'I looked at your photo.' : '',
    `**Bottom line:** ${point}`,
  ];
  const details = [of.title && `**${of.title}**`, ...detailsOf(situation, of)];
  const limit =
    Math.max(...asked.map(({ kind, words }) => (kind === 'text' ? words : 0))) ||
    usualWordLimits.text;
  const on = of.title && `On “${of.title.replaceAll(/[“”]/g, '')}”: `;
  const [number = ''] = of.missing;
  const ask = number && `One number I still need: ${number.toLowerCase().replace('?', '')}?`;
  return [
    text(
      ...(asked.some(isAdvice)
        ? opening
        : fitting([opening.join('\n\n').trim(), ...details], limit)),
    ),
    ...handOver(asked, situation, of),
    {
      kind: 'question',
      text:
        ask ||
        (on ? on + situation.ask.charAt(0).toLowerCase() + situation.ask.slice(1) : situation.ask),
      choices: [],
    },
  ];
};

/** What a guided prompt begins with, and where it is to lead. */
const startOf = (asked: readonly AskedPart[], { goal }: ReplyContext) => {
  const first = asked.find(({ kind }) => kind !== 'text');
  const name = first?.channel === 'document' && first.about;
  const piece = first?.kind === 'draft' ? name || channelLabels[first.channel] : 'first step';
  const start = first
    ? `start with the ${piece.toLowerCase()} below, today.`
    : 'read this before you decide.';
  return `${start} Your goal: ${goal}.`;
};

/** What the owner told, who is to be asked, what to look at, and what would make it fail. */
const detailsOf = (situation: Situation, of: ReplyContext) => {
  const near = of.guards.find((one) => sharesWord(one, of.told.join(' ')));
  const guard = near ?? of.guards[of.seed % of.guards.length] ?? 'Leaving it after a week.';
  const their = fitting(sentencesOf(of.theirs || of.pasted), 22).join(' ');
  const at = [of.name, of.place && `in ${of.place}`].filter(Boolean).join(' ');
  return [
    their && `Their point, as I read it: "${their}"`,
    listOf('What you told me:', [...(of.isGuided ? of.told : []), ...of.remembered]),
    ...professionalsToAsk([...of.told, of.theirs, of.pasted].join('\n'), of.orders.join('\n')),
    `**What would make this fail:** ${situation.fails ?? guard.charAt(0).toLowerCase() + guard.slice(1).replace(/[.:].*$/, '.')}`,
    of.asked.some(isAdvice) ? capitalized(of.fill(situation.point)) : '',
    listOf('Find out before you start:', of.checks.map(capitalized)),
    listOf('The figures:', of.figureRows),
    listOf("What I'd look at, in this order:", of.points.slice(0, 6)),
    ...of.worthKnowing,
    listOf('The limits I kept to:', of.rules),
    listOf(
      'Numbers I still need:',
      of.missing.map((one) => `${one} [confirm]`),
    ),
    of.isGuided
      ? ''
      : `Here's what I'd send and do${of.things.length ? ` about ${of.things.join(' and ')}` : ''} at ${at}, starting ${of.day}.`,
  ].filter(Boolean);
};

/** What anybody is tempted to write to a customer, and what it would do. */
const warning = listOf(`## ${dontWrite}\n`, [
  '"That wasn\'t us." You haven\'t seen it yet, and it starts an argument.',
  '"I can take something off." You\'d promise money before you know what they need.',
  '"Everyone else was happy." It tells them their point doesn\'t count.',
]);

/** The parts that a request names, each as it is asked for; the first text of advice holds what the owner told. */
const handOver = (asked: readonly AskedPart[], situation: Situation, of: ReplyContext): Part[] => {
  const drafts = draftsFor(asked, situation, of);
  const first = asked.findIndex(isAdvice);
  return asked.map((one, at) => {
    if (one.kind === 'draft') return drafts.shift() as Part;
    if (one.kind === 'steps') return stepsFor(situation, of, one, asked);
    if (!isAdvice(one)) return text(warning);
    const name = one.about || of.title;
    const title = name && `## ${capitalized(name)}`;
    const prompt = one.about && at === first ? `**${of.title}**` : '';
    const details =
      at === first ? detailsOf(situation, of) : [capitalized(of.fill(situation.point))];
    return text(title, prompt, ...fitting(details, (one.words || usualWordLimits.text) - 12));
  });
};
