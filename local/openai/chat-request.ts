import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';

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
export const dayOf = (request: ChatRequest) => lastMessage(request).day;

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

/** The sums of a question, a sentence for each: those that were worked out since, else those that came with it. */
export const figuresOf = (request: ChatRequest) => {
  const [, rows = ''] =
    /<figures_text_\w+>\n([\s\S]*?)<\/figures_text/.exec(questionOf(request)) ?? [];
  return workedOutOf(request) ?? headlines(rows);
};

/** The figures behind the sums that came with a question, without how they were worked out and those on a condition. */
export const figureRowsOf = (question: string) =>
  [...question.matchAll(/^- figures: (.+)$/gm)]
    .flatMap(([, row = '']) => row.split('; '))
    .filter((figure) => !figure.includes(', if '))
    .map((figure) => figure.replace(/ \(= .*$/, ''))
    .slice(0, 6);

/** The headlines of sums that could be worked out: rows of one are indented by a hyphen. */
const headlines = (rows: string) =>
  [...rows.matchAll(/^(?![-<])[^:\n]+: (.+)$/gm)]
    .map(([, headline = '']) => headline)
    .filter((headline) => !/^(A number is missing|No figures)\.$/.test(headline));

/** Numbers that a calculation could not do without. */
export const missingNumbersIn = (text: string) =>
  [...text.matchAll(/^- missing, ask for it: (.+)$/gm)].flatMap(([, names = '']) =>
    names.split('; '),
  );

/** The helper the system text speaks as: the first of the seven whose title it names. */
export const helperOf = (system: string): HelperId | undefined =>
  helperIds
    .map((id) => ({ id, at: system.indexOf(helpers[id].field) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.id;
