/** How the words of a draft are put into its channel. */
import type { Channel } from '#shared/domain/answer-parts/limits.ts';
import type { ReplyContext } from './reply.ts';

/** Texts of these helpers go to the crew as often as to customers. */
const isInternal = ({ promptId }: ReplyContext) => /^(operations|hiring-hr)\./.test(promptId);

const textMessage = (words: string, nth: number, of: ReplyContext) => {
  if (isInternal(of)) return `Hi [first name]! ${words} [your name]`;
  return nth === 0
    ? `Hi [first name], [your name] from ${of.name} here. ${words}`
    : `Hi [first name]! ${words} [your name], ${of.name}`;
};

const email = (words: string, quote: string, of: ReplyContext) =>
  [
    'Hi [first name],',
    quote && `You wrote: "${quote}"`,
    words,
    'If anything is unclear, just answer this mail.',
    `Best regards\n[your name]\n${of.name}`,
  ]
    .filter(Boolean)
    .join('\n\n');

/** A call: what is said, line by line, and where to wait for the answer. */
const callScript = (words: string, of: ReplyContext) => {
  const greeting = isInternal(of)
    ? '"Hi [first name], do you have a few minutes?"'
    : `"Hi [first name], [your name] from ${of.name}."`;
  const turns = words.split(' ... ').map((turn) => `"${turn}"`);
  const last = '"Did I get that right? Then that is what we do."';
  return [
    greeting,
    turns.join('\n(Wait for the answer.)\n'),
    '(Wait, then say it back.)',
    last,
  ].join('\n');
};

const reviewReply = (words: string, quote: string, of: ReplyContext) =>
  [
    'Thank you for telling us, [first name].',
    quote && `You wrote: "${quote}"`,
    words,
    `You reach me at [phone]. [your name], ${of.name}`,
  ]
    .filter(Boolean)
    .join(' ');

const postEnds = [
  ({ name, place }: ReplyContext) => `Questions? ${name} in ${place} answers today.`,
  () => 'Seen the same at your place? Send us a photo.',
  ({ name, place }: ReplyContext) => `${name}, ${place}.`,
];

/** The words of a draft as they stand in its channel; `nth` counts the drafts of an answer. */
export const framed = (
  channel: Exclude<Channel, 'document'>,
  words: string,
  nth: number,
  quote: string,
  of: ReplyContext,
): string => {
  switch (channel) {
    case 'text-message':
      return textMessage(words, nth, of);
    case 'email':
      return email(words, quote, of);
    case 'call-script':
      return callScript(words, of);
    case 'review-reply':
      return reviewReply(words, quote, of);
    case 'social-post':
      return `${words}\n\n${postEnds[nth % postEnds.length]?.(of)}`;
  }
};

/** A document of these lines: numbered lines stay what they are, others are a list, with boxes to tick where they begin with one. */
export const page = (lines: readonly string[], title: string, of: ReplyContext): string =>
  [
    `## ${title}`,
    `For ${of.name}, ${/^.*?\d{4}/.exec(of.today)?.[0] ?? of.today}.`,
    lines.map((line) => (/^\d+\. /.test(line) ? line : `- ${line}`)).join('\n'),
  ].join('\n\n');
