/** What the stand-in answers: the parts that a request asks for, made of what the request itself holds. */

import { sentencesOf, wordCount } from '#shared/domain/chat/answer-checks/words-and-sentences.ts';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { usualWordLimits } from '#shared/domain/chat/answer-parts/word-limits.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import {
  asksForHelper,
  asksForText,
  type ChatRequest,
  systemOf,
  workedOutOf,
} from './chat-request.ts';
import { draftInSpanish } from './draft-in-spanish.ts';
import { draftsFor } from './drafts.ts';
import { assistantAnswer, closedIn } from './general-assistant.ts';
import { toRememberIn } from './own-words.ts';
import { professionalsToAsk } from './professionals-to-ask.ts';
import { type AskedPart, type ReplyContext, replyContextOf } from './reply-context.ts';
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
  if (of.stillMissing.length) return { ...none, parts: handOver(of.stillMissing, situation, of) };
  // "What if I charge 200?" is a calculation that the model asks for, once, before it answers.
  const price = /what if i charged? [$€£]?(\d+(?:\.\d+)?)/i.exec(of.question)?.[1];
  if (price && !workedOutOf(request) && !asksForText(request)) {
    const inputs = [{ id: 'average_job_value', value: Number(price) }];
    return { ...none, calculate: [{ calculator: 'price-check', inputs }] };
  }
  return { ...none, parts: adviceOn(situation, of), ...toRememberIn(of.told) };
};

const dontWrite = 'Don’t write';
const isAdvice = ({ kind, about }: AskedPart) => kind === 'text' && about !== dontWrite;
const text = (...paragraphs: readonly string[]): Part => ({
  kind: 'text',
  markdown: paragraphs.filter(Boolean).join('\n\n'),
});

/** The advice that the request shows for a question of the same kind from another business, where both speak of the same thing. */
const withExample = (situation: Situation, of: ReplyContext) => {
  const subject = of.things.length ? of.things.join(' ') : of.question;
  const example = of.examples.find(
    ({ question }) => situationsIn(question)[0] === situation && sharesWord(question, subject),
  );
  return of.isGuided ? situation : { ...situation, ...example };
};

/** The answer: the bottom line, what is asked for, and one question. */
const adviceOn = (situation: Situation, of: ReplyContext): Part[] => {
  const opening = [
    ...of.figures,
    of.pictures ? 'I looked at your photo.' : '',
    `**Bottom line:** ${of.fill(situation.point)}`,
    of.goal && `Your goal: ${of.goal}.`,
  ];
  const limit = of.asked.find(({ kind }) => kind === 'text')?.words || usualWordLimits.text;
  const openingWords = wordCount(opening.join(' '));
  const on = of.title && `On “${of.title.replaceAll(/[“”]/g, '')}”: `;
  const [number = ''] = of.missing;
  const needed = number && `One number I still need: ${number.toLowerCase().replace('?', '')}?`;
  return [
    text(
      ...opening,
      ...(of.asked.some(isAdvice) ? [] : fitting(detailsOf(situation, of), limit - openingWords)),
    ),
    ...handOver(of.asked, situation, of),
    { kind: 'question', text: needed || on + situation.ask, choices: [] },
  ];
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
    of.phrases.length ? `What I go by, in your words: ${of.phrases.join('; ')}.` : '',
    ...professionalsToAsk([...of.told, of.theirs, of.pasted].join('\n'), of.orders.join('\n')),
    `**What would make this fail:** ${situation.fails ?? guard.charAt(0).toLowerCase() + guard.slice(1).replace(/[.:].*$/, '.')}`,
    listOf('Find out before you start:', of.checks.map(capitalized)),
    listOf('The figures:', of.figureRows),
    listOf("What I'd look at, in this order:", of.points.slice(0, 6)),
    listOf('The limits I kept to:', of.rules),
    listOf(
      'I still need:',
      [...of.missing, ...of.empty].map((one) => `${one} [confirm]`),
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
    const title = `## ${capitalized(one.about || of.title || 'Advice')}`;
    const details =
      at === first ? detailsOf(situation, of) : [capitalized(of.fill(situation.point))];
    return text(title, ...fitting(details, (one.words || usualWordLimits.text) - 12));
  });
};
