import { kits } from '#shared/catalogue/kits/index.ts';
import type { Kit } from '#shared/catalogue/kits/kit.ts';
import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { adviceOnPrompt, adviceOnQuestion } from './advice.ts';
import {
  asksForHelper,
  asksForText,
  type ChatRequest,
  helperOf,
  lastWords,
  replyContextOf,
  systemOf,
  workedOutOf,
} from './chat-request.ts';
import { draftInSpanish } from './draft-in-spanish.ts';
import { draftsFor } from './drafts.ts';
import { assistantAnswer, closedIn } from './general-assistant.ts';
import { ownWords } from './own-words.ts';
import type { ReplyContext } from './reply-context.ts';
import { requestedAnswerParts } from './requested-answer-parts.ts';
import { isUnknownSituation, situationOf } from './situations/index.ts';
import { stepsFor } from './steps.ts';

/** What the owner said that is worth remembering, in their own words; nothing is concluded. */
const number = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;

const patterns: readonly (readonly [string, RegExp])[] = [
  [
    'crew size',
    RegExp(
      String.raw`\b(?:we are|we have|i have|with)\s+(?:a\s+)?(?:crew of\s+)?(${number} (?:people|employees|crews?|vans?|trucks?|men|staff|guys))`,
      'i',
    ),
  ],
  [
    'usual price',
    /\b(?:i charge|we charge|we ask|priced? (?:at|of))\s+(?:about |around )?([$€£]\s?\d[\d,.]*(?:\s+(?:per|an|a)\s+\w+)?)/i,
  ],
  [
    'service area',
    /\b(?:we work in|we serve|based in|i work in|customers in)\s+([A-Z][\w' -]{2,40}?)(?=[.,;!?\n]|$| and )/,
  ],
  ['jobs per week', /\b(\d{1,3})\s+jobs?\s+(?:a|per)\s+week/i],
];

const factsIn = (words: string) =>
  patterns.flatMap(([key, pattern]) => {
    const [quote, value = ''] = pattern.exec(words) ?? [];
    return quote ? [{ quote: quote.trim(), key, value: value.trim() }] : [];
  });

/** What the owner says they have decided, as a sentence of theirs. */
const decisionsIn = (words: string) =>
  words
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => /\b(i|we)('ve| have)? decided\b/i.test(sentence))
    .slice(0, 5)
    .map((sentence) => sentence.trim());

/** The content of a reply as the model would write it: JSON in the asked-for shape, or Markdown where none is asked for. */
export const answerTo = (request: ChatRequest): string => {
  if (asksForHelper(request))
    return JSON.stringify(assistantAnswer(replyContextOf(request), closedIn(systemOf(request))));
  const spanish = draftInSpanish(request);
  if (spanish) return JSON.stringify(spanish);
  const answer = advise(request);
  return asksForText(request) ? answerAsMarkdown(answer.parts) : JSON.stringify(answer);
};

/** "What if I charge 200?" is a calculation that the model asks for, once, before it answers. */
const calculationIn = (question: string) => {
  const price = /what if i charged? [$€£]?(\d+(?:\.\d+)?)/i.exec(question)?.[1];
  const inputs = [{ id: 'average_job_value', value: Number(price) }];
  return price ? [{ calculator: 'price-check', inputs }] : [];
};

const advise = (request: ChatRequest) => {
  const none = { calculate: [], add_up: [], parts: [], facts: [], decisions: [] };
  const of = replyContextOf(request);
  const helper = helperFor(of) ?? helperOf(systemOf(request)) ?? 'marketing';
  if (isForMissing(request)) return { ...none, parts: missingParts(request, helper, of) };
  const calculate = workedOutOf(request) || asksForText(request) ? [] : calculationIn(of.question);
  if (calculate.length) return { ...none, calculate };
  const situation = situationOf(helper, of);
  const parts = of.prompt
    ? adviceOnPrompt(situation, of)
    : [
        ...adviceOnQuestion(situation, of),
        ...(isUnknownSituation(situation) ? handedOn(helper, of) : []),
      ];
  const said = ownWords(of);
  return { ...none, parts, facts: factsIn(said), decisions: decisionsIn(said) };
};

/** The helper that a starter prompt or a reply to a customer belongs to. */
const helperFor = ({ promptId }: ReplyContext): HelperId | undefined =>
  Object.values<Kit>(kits).find(({ id }) => id === promptId)?.helper ??
  helperIds.find((id) => promptId.startsWith(`${id}.`));

/** What another helper knows better is handed on. */
const handedOn = (helper: HelperId, of: ReplyContext): Part[] => {
  const other = assistantAnswer(of).suggested_helper_id;
  return other && other !== helper
    ? [{ kind: 'handoff', helper_id: other, brief: of.question.slice(0, 200) }]
    : [];
};

const isForMissing = (request: ChatRequest) =>
  lastWords(request).startsWith('These parts are still missing');

/** The parts that an answer left out. */
const missingParts = (request: ChatRequest, helper: HelperId, of: ReplyContext): Part[] => {
  const asked = requestedAnswerParts(lastWords(request));
  const situation = situationOf(helper, of);
  const drafts = draftsFor(asked, situation, of);
  return asked.map((one) => {
    if (one.kind === 'draft') return drafts.shift() as Part;
    if (one.kind === 'steps') return stepsFor(situation, of, one, asked);
    return { kind: 'text', markdown: `What was still missing: ${of.goal || of.name}.` };
  });
};
