import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { recognizeStarterPrompt } from './recognize-starter-prompt.ts';
import type { Pasted, ReplyContext } from './reply-context.ts';
import { withoutUnsafeSentences } from './safe-sentences.ts';

type Part = { type: string; text?: string; image_url?: { url: string; detail?: string } };
/** The part of a chat completion request that we read. */
export type ChatRequest = {
  messages: { role: string; content: string | Part[] | null }[];
  response_format?: unknown;
  prompt_cache_key?: string;
};

const textOf = (content: string | Part[] | null) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('\n');

/** The pictures of a request, as `data:` addresses. */
export const picturesOf = ({ messages }: ChatRequest) =>
  messages.flatMap(({ content }) =>
    typeof content === 'string' || !content
      ? []
      : content.flatMap(({ image_url: image }) => (image ? [image.url] : [])),
  );

/** The system text of a request. */
export const systemOf = ({ messages }: ChatRequest) =>
  messages
    .filter(({ role }) => role === 'system' || role === 'developer')
    .map(({ content }) => textOf(content))
    .join('\n');

const isRound = ({ role, content }: ChatRequest['messages'][number]) =>
  role === 'assistant' && textOf(content).startsWith('{"calculate":');

/** The messages up to the owner's question, without the rounds of sums after it. */
const untilQuestion = ({ messages }: ChatRequest) => {
  const first = messages.findIndex(isRound);
  return first < 0 ? messages : messages.slice(0, first);
};

/** What the product itself asks for in the owner's place is no question. */
const isQuestion = ({ role, content }: ChatRequest['messages'][number]) =>
  role === 'user' &&
  !/^(These parts are still missing|Your answer was cut off)/.test(textOf(content));

/** The owner's last message: the day, and the words after it. */
const lastMessage = (request: ChatRequest) => {
  const text = textOf(untilQuestion(request).findLast(isQuestion)?.content ?? '');
  const [, day = 'today', words = text] = /^Today is ([^\n]+?)\.?\n\n([\s\S]*)$/.exec(text) ?? [];
  return { day, words: words.replace(/^\[A photo came[^\]]*\]\n\n/, '') };
};

/** The last thing the owner wrote, without the day that stands before it. */
export const questionOf = (request: ChatRequest) => lastMessage(request).words;

/** The day that stands before the owner's words. */
const dayOf = (request: ChatRequest) => lastMessage(request).day;

/** What was worked out in the rounds of this question, a sentence for each sum; undefined before the first round. */
export const workedOutOf = ({ messages }: ChatRequest) => {
  const round = messages.findLastIndex(isRound);
  if (round < 0) return undefined;
  const said = textOf(messages[round + 1]?.content ?? '');
  return headlines(said);
};

/** Everything that was said in the owner's place. */
export const userWordsOf = ({ messages }: ChatRequest) =>
  messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => textOf(content))
    .join('\n');

/** The last message, whatever it is: a question, figures, or a request for what is missing. */
export const lastWords = ({ messages }: ChatRequest) => textOf(messages.at(-1)?.content ?? '');

/** Whether the reply is to name a helper instead of giving advice. */
export const asksForHelper = (request: ChatRequest) =>
  request.response_format
    ? JSON.stringify(request.response_format).includes('"response":')
    : systemOf(request).includes('JSON with response');

/** Whether the reply is to be plain text. */
export const asksForText = ({ response_format: format }: ChatRequest) => !format;

/** Sums that came with the question, a sentence for each. */
const figuresIn = (question: string) => {
  const [, rows = ''] = /<figures_text_\w+>\n([\s\S]*?)<\/figures_text/.exec(question) ?? [];
  return headlines(rows);
};

/** The headlines of sums that could be worked out: rows of one are indented by a hyphen. */
const headlines = (rows: string) =>
  [...rows.matchAll(/^(?![-<])[^:\n]+: (.+)$/gm)]
    .map(([, headline = '']) => headline)
    .filter((headline) => !/^(A number is missing|No figures)\.$/.test(headline));

/** Numbers that a calculation could not do without. */
const gapsIn = (text: string) =>
  [...text.matchAll(/^- missing, ask for it: (.+)$/gm)].flatMap(([, names = '']) =>
    names.split('; '),
  );

/** What the owner pasted: blocks of data that hold nothing of ours. */
const pastedIn = (question: string) =>
  [...question.matchAll(/<(customer|owner)_text_(\w+)>([\s\S]*?)<\/\1_text_\2>/g)].map(
    ([, from, , text = '']): Pasted => ({
      from: from === 'customer' ? 'customer' : 'owner',
      text: text.trim(),
    }),
  );

/** The helper the system text speaks as: the first of the seven whose title it names. */
export const helperOf = (system: string): HelperId | undefined =>
  helperIds
    .map((id) => ({ id, at: system.indexOf(helpers[id].field) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.id;

/** Reads `Label: value` from a line of the system text, whatever stands before the label. */
const detail = (system: string, ...labels: string[]) => {
  for (const label of labels) {
    const found = new RegExp(`(?:^|\\n)[^\\n:]{0,20}\\b${label}["*]*:[ "*]*([^\\n"]+)`, 'i').exec(
      system,
    );
    const value = found?.[1]?.trim().replace(/[.,]$/, '');
    if (value && !/^(unknown|not set|null|none|-)$/i.test(value)) return value;
  }
  return undefined;
};

const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z]{4,}/g)
    ?.map((word) => word.slice(0, 5)) ?? [];
const aboutMoney = /cost|pric|charg|fee|rate\b|how much/i;

/** The remembered facts that share a word with the question; one with a number also belongs to a question about a price. */
const rememberedIn = (system: string, question: string) => {
  const asked = new Set(stemsOf(question));
  return [...system.matchAll(/^Fact, (.+)$/gm)]
    .map(([, fact = '']) => fact)
    .filter(
      (fact) =>
        withoutUnsafeSentences(fact) === fact &&
        (stemsOf(fact).some((stem) => asked.has(stem)) ||
          (/\d/.test(fact) && aboutMoney.test(question) && aboutMoney.test(fact))),
    )
    .slice(0, 3);
};

/** What a reply can speak about, read from the prompt the server composed. */
export const replyContextOf = (request: ChatRequest): ReplyContext => {
  const system = systemOf(request);
  const question = questionOf(request);
  const asked = recognizeStarterPrompt(question);
  return {
    name: detail(system, 'business name', 'business', 'name') ?? 'your business',
    place: detail(system, 'service area', 'location', 'area') ?? 'your area',
    trade: detail(system, 'business type') ?? '',
    remembered: asked ? [] : rememberedIn(system, question),
    today: dayOf(request),
    question,
    pictures: picturesOf(request).length,
    figures: workedOutOf(request) ?? figuresIn(question),
    gaps: gapsIn(`${question}\n${lastWords(request)}`),
    typed: asked?.typed ?? [],
    empty: asked?.empty ?? [],
    pasted: pastedIn(question),
    prompt: asked?.title ?? '',
    description: asked?.description ?? '',
    promptId: asked?.id ?? '',
    nth: asked?.nth ?? question.length,
    goal: (asked?.goal || /Goal:\s*(.+)/i.exec(question)?.[1] || '').trim().replace(/\.$/, ''),
  };
};
