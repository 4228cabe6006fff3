import type { HelperId } from '#shared/domain/helper-ids.ts';
import { direct } from './director.ts';
import { customerService } from './replies/customer-service.ts';
import { finance } from './replies/finance.ts';
import { hiringHr } from './replies/hiring-hr.ts';
import { marketing } from './replies/marketing.ts';
import { operations } from './replies/operations.ts';
import { sales } from './replies/sales.ts';
import { socialMedia } from './replies/social-media.ts';
import { compose, type ReplyContext, type Topic } from './reply.ts';
import {
  asksForHelper,
  type ChatRequest,
  helperOf,
  questionOf,
  replyContextOf,
  systemOf,
  workedOutOf,
} from './request.ts';

const topics: Record<HelperId, readonly Topic[]> = {
  marketing,
  'social-media': socialMedia,
  sales,
  finance,
  'customer-service': customerService,
  operations,
  'hiring-hr': hiringHr,
};

/** The content of a reply as the model would write it: JSON in the asked-for shape. */
export const answerTo = (request: ChatRequest): string =>
  JSON.stringify(asksForHelper(request) ? direct(questionOf(request)) : advise(request));

const none = { calculate: [], add_up: [] };

/** "What if I charge 200?" is a sum that the model asks for, once, before it answers. */
const sumIn = (question: string) => {
  const price = /what if i charged? [$€£]?(\d+(?:\.\d+)?)/i.exec(question)?.[1];
  const inputs = [{ id: 'average_job_value', value: Number(price) }];
  return price && { calculate: [{ calculator: 'price-check', inputs }], add_up: [] };
};

const advise = (request: ChatRequest) => {
  const of = replyContextOf(request);
  const workedOut = workedOutOf(request);
  const sum = workedOut ? undefined : sumIn(of.question);
  if (sum) return { ...sum, content: '', facts: [], decisions: [], suggested_helper_id: null };
  const helper = helperOf(systemOf(request)) ?? 'marketing';
  const known = topics[helper];
  const topic = known.find(({ words }) => words.test(of.question)) ?? (known.at(-1) as Topic);
  const other = topic === known.at(-1) ? direct(of.question).suggested_helper_id : null;
  const first = workedOut?.length ? workedOut.join(' ') : opening(of);
  return {
    ...none,
    content: `${first}\n\n${compose(topic, of)}`,
    facts: factsIn(of.question),
    decisions: decisionsIn(of.question),
    suggested_helper_id: other === helper ? null : other,
  };
};

const openings = [
  ({ name }: ReplyContext) => `Here is what I would do for ${name}.`,
  ({ name, aTrade }: ReplyContext) =>
    `I read this with ${name} in mind: ${aTrade}, with the hours you really have.`,
  ({ name }: ReplyContext) => `Short answer first, then something you can use today at ${name}.`,
];

/** Another opening for another question, and the reply starts from the goal when one was given. */
const opening = (of: ReplyContext) => {
  if (of.goal) return `Your goal: ${of.goal}. I keep to that.`;
  const open = openings[of.question.length % openings.length] as (typeof openings)[number];
  return open(of);
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
    return quote ? [{ key, value: value.trim(), quote: quote.trim() }] : [];
  });

/** What the owner says they have decided, as a sentence of theirs. */
const decisionsIn = (question: string) =>
  question
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => /\b(i|we)('ve| have)? decided\b/i.test(sentence))
    .slice(0, 5)
    .map((sentence) => sentence.trim());
