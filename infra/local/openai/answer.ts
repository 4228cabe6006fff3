import { markdownOf } from '#shared/domain/answer-parts/markdown.ts';
import type { Part } from '#shared/domain/answer-parts/part.ts';
import { type HelperId, helperIds } from '#shared/domain/helper-ids.ts';
import { adviceOn, adviceOnPrompt } from './advice.ts';
import { askedParts } from './asked-parts.ts';
import { direct } from './director.ts';
import { draftsFor } from './drafts.ts';
import { customerService } from './replies/customer-service.ts';
import { finance } from './replies/finance.ts';
import { hiringHr } from './replies/hiring-hr.ts';
import { kits } from './replies/kits.ts';
import { marketing } from './replies/marketing.ts';
import { operations } from './replies/operations.ts';
import { sales } from './replies/sales.ts';
import { socialMedia } from './replies/social-media.ts';
import type { ReplyContext, Topic } from './reply.ts';
import {
  asksForHelper,
  asksForText,
  type ChatRequest,
  helperOf,
  lastWords,
  questionOf,
  replyContextOf,
  systemOf,
  workedOutOf,
} from './request.ts';
import { filled, type Replies, subjectOf } from './subject.ts';

const replies: Record<HelperId, Replies> = {
  marketing,
  'social-media': socialMedia,
  sales,
  finance,
  'customer-service': customerService,
  operations,
  'hiring-hr': hiringHr,
};

/** The content of a reply as the model would write it: JSON in the asked-for shape, or Markdown where none is asked for. */
export const answerTo = (request: ChatRequest): string => {
  if (asksForHelper(request)) return JSON.stringify(direct(questionOf(request)));
  const answer = advise(request);
  return asksForText(request) ? markdownOf(answer.parts) : JSON.stringify(answer);
};

/** "What if I charge 200?" is a sum that the model asks for, once, before it answers. */
const sumIn = (question: string) => {
  const price = /what if i charged? [$€£]?(\d+(?:\.\d+)?)/i.exec(question)?.[1];
  const inputs = [{ id: 'average_job_value', value: Number(price) }];
  return price ? [{ calculator: 'price-check', inputs }] : [];
};

const advise = (request: ChatRequest) => {
  const none = { calculate: [], add_up: [], parts: [], facts: [], decisions: [] };
  const of = replyContextOf(request);
  if (isOwed(request)) return { ...none, parts: owed(request, of) };
  const calculate = workedOutOf(request) || asksForText(request) ? [] : sumIn(of.question);
  if (calculate.length) return { ...none, calculate };
  const helper = helperOf(systemOf(request)) ?? 'marketing';
  const subject = askedSubject(of);
  const parts = subject ? adviceOnPrompt(subject, of) : adviceOnQuestion(helper, of);
  return { ...none, parts, facts: factsIn(of.question), decisions: decisionsIn(of.question) };
};

/** What is known of the prompt that was asked, by the helper it belongs to; kits are a list of their own. */
const askedSubject = (of: ReplyContext) => {
  const helper = helperIds.find((id) => of.promptId.startsWith(`${id}.`));
  const subjects = of.promptId.startsWith('kit.') ? kits : helper && replies[helper].subjects;
  const subject = subjects && subjectOf(subjects, of.promptId);
  return subject && filled(subject, of);
};

/** What a helper says to a question of the owner's own, by its words; what another helper knows better is handed on. */
const adviceOnQuestion = (helper: HelperId, of: ReplyContext): Part[] => {
  const { topics } = replies[helper];
  const last = topics.at(-1) as Topic;
  const topic = topics.find(({ words }) => words.test(of.question)) ?? last;
  const parts = adviceOn(topic, of);
  const other = topic === last ? direct(of.question).suggested_helper_id : null;
  return other && other !== helper && !of.prompt
    ? [...parts, { kind: 'handoff', helper_id: other, brief: of.question.slice(0, 200) }]
    : parts;
};

const isOwed = (request: ChatRequest) =>
  lastWords(request).startsWith('These parts are still missing');

/** The parts that an answer left out. */
const owed = (request: ChatRequest, of: ReplyContext): Part[] => {
  const asked = askedParts(lastWords(request));
  const drafts = draftsFor(asked, askedSubject(of) ?? {}, of);
  return asked.map((one) =>
    one.kind === 'draft'
      ? (drafts.shift() as Part)
      : { kind: 'text', markdown: `What was still missing: ${of.goal || of.name}.` },
  );
};

const patterns: readonly (readonly [string, RegExp])[] = [
  [
    'crew size',
    /\b(?:we are|we have|i have|with)\s+(?:a\s+)?(?:crew of\s+)?(\w+ (?:people|employees|crews?|vans?|trucks?|men|staff|guys))/i,
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

/** Facts in the owner's own words; nothing is concluded. */
const factsIn = (question: string) =>
  patterns.flatMap(([key, pattern]) => {
    const [quote, value = ''] = pattern.exec(question) ?? [];
    return quote ? [{ quote: quote.trim(), key, value: value.trim() }] : [];
  });

/** What the owner says they have decided, as a sentence of theirs. */
const decisionsIn = (question: string) =>
  question
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => /\b(i|we)('ve| have)? decided\b/i.test(sentence))
    .slice(0, 5)
    .map((sentence) => sentence.trim());
