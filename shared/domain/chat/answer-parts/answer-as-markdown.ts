import { helpers } from '../../catalogue/helpers.ts';
import { channelLabels } from './draft-channels.ts';
import type { DraftPart, Part, QuestionPart, Step } from './part.ts';

/** When a step is due, as it is written. */
type DueText = (days: number) => string;

/** Due days as seen from the day of the answer. */
const fromTheAnswer: DueText = (days) => {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};

/** Said where an answer is cut off. */
const cutNote = '_This answer was cut off here._';

/**
 * An answer as Markdown, for everything that reads text: history, search, export, the model and the JSON answer.
 * Contains every word of the parts. `dueText` writes dates where the day of the answer is known.
 */
export const answerAsMarkdown = (
  parts: readonly Part[],
  dueText: DueText = fromTheAnswer,
): string =>
  parts
    .flatMap((part) => [partAsMarkdown(part, dueText), ...(part.cut ? [cutNote] : [])])
    .join('\n\n');

/** The same for one part, without saying that it was cut. */
export const partAsMarkdown = (part: Part, dueText: DueText = fromTheAnswer): string => {
  switch (part.kind) {
    case 'text':
      return part.markdown.trim();
    case 'draft':
      return draft(part);
    case 'steps':
      return part.items.map((item, nth) => step(item, `${nth + 1}. `, dueText)).join('\n');
    case 'question':
      return question(part);
    case 'handoff': {
      const to = `**Ask ${helpers[part.helper_id].name}**`;
      return part.brief ? `${to}: ${indented(part.brief, '')}` : to;
    }
  }
};

/** A draft is a block quote, so that it can be told apart from the text around it. */
const draft = ({ channel, title, subject, body }: DraftPart) => {
  const heading = [channelLabels[channel], title].filter(Boolean).join(': ');
  const lines = body.trim().split('\n');
  const quoted = [
    ...(subject ? [`Subject: ${subject}`, ''] : []),
    ...(channel === 'document' ? lines : lines.map(plainLine)),
  ];
  return `**${escaped(heading)}**\n\n${quoted.map((line) => (line ? `> ${line}` : '>')).join('\n')}`;
};

const step = ({ title, detail, due_in_days, minutes, who }: Step, marker: string, due: DueText) => {
  const terms = [due(due_in_days), minutes && `${minutes} min`, who].filter(Boolean).join(', ');
  const indent = ' '.repeat(marker.length);
  return `${marker}**${escaped(title)}** (${terms})${detail && `: ${indented(detail, indent)}`}`;
};

const question = ({ text, choices }: QuestionPart) =>
  [
    text.trim(),
    ...(choices.length ? [choices.map((choice) => `- ${choice}`).join('\n')] : []),
  ].join('\n\n');

/** A line of a plain text stays a line: two blanks at its end, unless a paragraph ends there. */
const plainLine = (line: string, at: number, all: readonly string[]) => {
  const text = line.trim();
  return text && all[at + 1]?.trim() ? `${text}  ` : text;
};

const indented = (text: string, indent: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(`  \n${indent}`);

/** A short text for use inside Markdown marks, without characters that would close them. */
const escaped = (text: string) => text.replaceAll(/[\\*_`[\]<>]/g, '\\$&');
