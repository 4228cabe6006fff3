import type { TradePromptText } from '#shared/catalogue/trade-prompts/template.ts';
import { trades } from '#shared/catalogue/trades.ts';
import { capital, type ReplyContext, type Topic } from './reply.ts';

/** What the stand-in says to a starter prompt. `{blank|otherwise}` in a text is what the owner typed there. */
export type Subject = {
  /** The answer in a sentence or two. */
  readonly point: string;
  /** What would make it fail. */
  readonly fails: string;
  /** The question at the end. */
  readonly ask: string;
  /** What to do, in order: the first sentence says what, the rest how. */
  readonly steps?: readonly string[];
  /** The words of its messages, calls and posts, in the order in which the prompt asks for them; ` ... ` waits for an answer. */
  readonly say?: readonly string[];
  /** The lines of its documents; `---` stands between two. */
  readonly page?: readonly string[];
  /** What not to write, each sentence with its reason. */
  readonly never?: readonly string[];
};

/** Subjects by the id of their prompt without its helper; those of a trade's prompts begin with `trade`. */
export type Subjects = Readonly<Record<string, Subject>>;

/** What a helper knows to say: about questions of the owner's own by their words, about starter prompts by their id. */
export type Replies = { readonly topics: readonly Topic[]; readonly subjects: Subjects };

const tradesBySlug = new Map(Object.values(trades).map((trade) => [trade.slug, trade] as const));

const keysOf = (promptId: string) => {
  const [, group = '', ...rest] = promptId.split('.');
  return tradesBySlug.has(group) ? `trade.${rest.join('.')}` : [group, ...rest].join('.');
};

/** The subject of a prompt of a helper; undefined for a prompt that does not ship. */
export const subjectOf = (subjects: Subjects, promptId: string): Subject | undefined =>
  subjects[keysOf(promptId)];

/** What is said of a trade in its prompts, as blanks; `situation` is how it is in that trade, in a sentence. */
const factsOf = (promptId: string): Record<string, string> => {
  const [helper = '', slug = '', name = ''] = promptId.split('.');
  const trade = tradesBySlug.get(slug);
  if (!trade) return {};
  const { usualJob, worries, priceDrivers, emergencies, busy, quiet, tools } = trade;
  const texts: Readonly<Record<string, Readonly<Record<string, TradePromptText>>>> = trade.prompts;
  return {
    usual_job: usualJob,
    worries,
    price_drivers: priceDrivers,
    emergencies,
    busy,
    quiet,
    tools,
    situation: texts[helper]?.[name]?.situation ?? '',
  };
};

const most = 90;

/** A value inside a sentence: one line, no full stop, not too long. */
const inSentence = (value: string) => {
  const line = value
    .replaceAll(/\s+/g, ' ')
    .replace(/[.,;]$/, '')
    .trim();
  return line.length <= most ? line : `${line.slice(0, most).replace(/\s\S*$/, '')}…`;
};

/** Words that are written small inside a sentence, whatever the owner began with. */
const small = /^(A|An|The|One|Half|New|Our|My|Me|Two|Three|Some|Every) /;

const blank = /\{(\w+)(?:\|([^}]*))?\}/g;

/** Puts the owner's words into the blanks of a text. */
export const fillWith = (of: ReplyContext) => {
  const typed = Object.fromEntries(of.typed.map(({ id, value }) => [id, inSentence(value)]));
  const words: Record<string, string> = {
    ...factsOf(of.promptId),
    name: of.name,
    place: of.place,
    ...typed,
  };
  const fill = (_: string, id: string, otherwise: string | undefined, at: number, all: string) => {
    const starts = at === 0 || /[.:!?] $/.test(all.slice(0, at));
    const value = starts ? words[id] : words[id]?.replace(small, (word) => word.toLowerCase());
    // A blank without other words stands for a sentence of its own.
    if (otherwise === '') return value ? `${capital(value.replace(/\.$/, ''))}.` : '';
    return value || (otherwise ?? '');
  };
  return (text: string) => capital(text.replaceAll(blank, fill).replaceAll(/ {2,}/g, ' ').trim());
};

/** A subject with the owner's words in it. */
export const filled = (subject: Subject, of: ReplyContext): Subject => {
  const fill = fillWith(of);
  const { point, fails, ask, steps, say, page, never } = subject;
  return {
    point: fill(`${point} {situation|}`),
    fails: fill(fails),
    ask: fill(ask),
    ...(steps && { steps: steps.map(fill) }),
    ...(say && { say: say.map(fill) }),
    ...(page && { page: page.map(fill) }),
    ...(never && { never: never.map(fill) }),
  };
};
