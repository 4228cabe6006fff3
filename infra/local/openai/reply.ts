/** What a reply can speak about: the business as the system prompt describes it, and the owner's own words. */
export type ReplyContext = {
  /** The name of the business, or "your business". */
  readonly name: string;
  /** The trade in lower case, for example "plumber". */
  readonly trade: string;
  /** The same with its article, for example "an electrician". */
  readonly aTrade: string;
  /** Where they work, or a note that it must be confirmed. */
  readonly place: string;
  /** The day of the question at the business, for example "Sunday, November 22, 2026". */
  readonly today: string;
  /** Who they work for, for example "homeowners". */
  readonly customers: string;
  readonly size: string;
  readonly challenge: string;
  readonly tools: string;
  readonly question: string;
  /** The first sum of money the owner names, or a note that it must be confirmed. */
  readonly amount: string;
  readonly goal: string;
};

/** One thing a helper can be asked about; `words` decides when it fits, the last topic of a helper fits always. */
export type Topic = {
  readonly words: RegExp;
  readonly bottom: (of: ReplyContext) => string;
  /** At most three things to do today. */
  readonly steps: (of: ReplyContext) => readonly string[];
  /** A table or a block that can be sent as it is, with its heading. */
  readonly artefact: (of: ReplyContext) => { readonly title: string; readonly text: string };
  /** The line of a skeptical partner. */
  readonly doubt: (of: ReplyContext) => string;
  readonly next: (of: ReplyContext) => string;
};

/** Text ready to be copied and sent. */
export const block = (text: string) => `\`\`\`text\n${text.trim()}\n\`\`\``;

/** A Markdown table. */
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The whole reply in Markdown: bottom line, first steps, something to use, a plan if one was asked for, a doubt, a question. */
export const compose = (topic: Topic, of: ReplyContext) => {
  const { title, text } = topic.artefact(of);
  const steps = topic.steps(of).map((step, index) => `${index + 1}. ${step}`);
  return [
    `**Bottom line:** ${topic.bottom(of)}`,
    `## Do this first\n\n${steps.join('\n')}`,
    `## ${title}\n\n${text}`,
    ...(/\b(plan|30|60|90)\b/i.test(of.question) ? [plan(of)] : []),
    `**What would make this fail:** ${topic.doubt(of)}`,
    `**Next question:** ${capital(topic.next(of))}`,
  ].join('\n\n');
};

const plan = ({ name }: ReplyContext) => `## 30/60/90 days

${table(
  ['By day', 'What is done', 'Who', 'Stop if'],
  [
    '30',
    'The first steps above ran twice and you wrote down the result',
    `You, for ${name}`,
    'Nothing moved after two honest tries',
  ],
  [
    '60',
    'The part that worked has a fixed day in the week',
    'You or your lead hand',
    'It costs more hours than it brings in',
  ],
  ['90', 'One number is better than today, or you drop it', 'You', 'You cannot say which number'],
)}`;
