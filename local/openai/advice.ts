import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { usualWords } from '#shared/domain/chat/answer-parts/word-counts.ts';
import { advisersFor } from './advisers.ts';
import { type AskedPart, askedParts } from './asked-parts.ts';
import { draftsFor } from './drafts.ts';
import { type Asked, pointsOf } from './points.ts';
import { capital, type ReplyContext } from './reply.ts';
import type { Situation } from './situations/situation.ts';
import { stepsFor } from './steps.ts';
import {
  fillWith,
  ownWords,
  quotedWords,
  safePoint,
  shorten,
  withoutLinks,
  wordCount,
} from './words.ts';

const openings = [
  (where: string) => `Here's what I'd do at ${where}.`,
  (where: string) => `I'd keep this simple for ${where}.`,
  (where: string) => `Short answer first, then something to use at ${where}.`,
];

/** Figures come first, then what was asked for; without either, another opening for another question. */
const opening = (of: ReplyContext) => {
  if (of.figures.length) return of.figures.join(' ');
  if (of.pictures) return `I looked at your photo, with ${of.name} in mind.`;
  if (of.goal) return `Your goal: ${of.goal}.`;
  const open = openings[of.nth % openings.length] as (typeof openings)[number];
  const town = of.place === 'your area' ? '' : ` in ${of.place}`;
  const day = /^.*?\d{4}/.exec(of.today)?.[0] ?? of.today;
  return open(`${of.name}${town}, starting ${day}`);
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const text = (...paragraphs: readonly string[]): Part => ({
  kind: 'text',
  markdown: paragraphs.filter(Boolean).join('\n\n'),
});

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** What the owner gave and left empty, so that they see it was read; a pasted text is answered at its point. */
const given = ({ typed, pasted, empty, prompt }: ReplyContext) => {
  // A pasted text is read up to its last full stop.
  const whole = (value: string) => {
    const said = pasted
      .map(({ text: words }) => oneLine(words))
      .find((words) => words === `${value}.`);
    return oneLine(withoutLinks(said ?? value));
  };
  const end = (label: string) => (label.endsWith('?') ? '' : ':');
  const listed = typed.map(
    ({ label, value }) => `- ${label}${end(label)} ${whole(value).slice(0, 400)}`,
  );
  const open = empty.slice(0, 3).map(({ label }) => `- ${label}${end(label)} [confirm]`);
  const points = pasted
    .filter(({ from }) => from === 'customer' || !prompt)
    .map(({ from, text: words }) =>
      from === 'customer'
        ? `Their point, as I read it: "${safePoint(words)}"`
        : `Here's what I'm going by, from what you pasted: "${safePoint(words)}"`,
    );
  return [[...listed, ...open].join('\n'), ...points].filter(Boolean);
};

const failing = (situation: Situation, of: ReplyContext) =>
  `**What would make this fail:** ${fillWith(of)(situation.fails)}`;

/** Whether a part is to say what not to write: it holds nothing else. */
const isWarning = ({ kind, about }: AskedPart) => kind === 'text' && about === 'Don’t write';

/** Paragraphs from the front, as many as fit into so many words; the first ones always stand. */
const fitting = (always: readonly string[], more: readonly string[], words: number) => {
  let left = words - wordCount(always.join(' '));
  return [
    ...always,
    ...more.filter((one) => {
      left -= wordCount(one);
      return left >= 0;
    }),
  ];
};

/** The part with the analysis: what the owner gave, what counts, and what would make it fail. */
const analysis = (one: AskedPart, situation: Situation, of: ReplyContext, asked: Asked) => {
  const points = asked.points.length >= 3 ? asked.points : [];
  const about = one.about && `## ${capital(one.about)}`;
  const name = `${about ? '**' : '## '}${of.prompt}${about ? '**' : ''}`;
  const more = [
    points.length
      ? `What I'd look at, in this order:\n${listOf(points.slice(0, 6).map(capital))}`
      : '',
    asked.situation,
    ...advisersFor(`${of.question.replace(/What you hand over[\s\S]*$/, '')}`).slice(0, 1),
  ];
  return text(
    ...fitting(
      [about, of.prompt && name, ...given(of), failing(situation, of)].filter(Boolean),
      more.filter(Boolean),
      one.words || usualWords.text,
    ),
  );
};

/** The parts that a request names, each as it is asked for; the first text of advice holds what the owner gave. */
const handOver = (asked: readonly AskedPart[], situation: Situation, of: ReplyContext): Part[] => {
  const drafts = draftsFor(asked, situation, of);
  const fill = fillWith(of);
  const named = pointsOf(of.prompt ? of.question : '');
  const first = asked.findIndex((one) => one.kind === 'text' && !isWarning(one));
  return asked.map((one, at) => {
    if (one.kind === 'draft') return drafts.shift() as Part;
    if (one.kind === 'steps') return stepsFor(situation, of, one);
    if (isWarning(one)) return text('## Don’t write', listOf(situation.never ?? [situation.fails]));
    if (at === first) return analysis(one, situation, of, named);
    return text(`## ${capital(one.about || of.prompt)}`, fill(situation.point));
  });
};

/** Asks for a number by the name of its blank, which may be a question already. */
const missingNumber = (label: string) =>
  label.endsWith('?')
    ? label
    : `One number I still need: ${label.charAt(0).toLowerCase()}${label.slice(1)}?`;

/** The one question: a number that is missing, else a blank that was left empty, else what the situation asks. */
const closing = (situation: Situation, of: ReplyContext): Part => {
  const [gap = of.empty.find(({ type }) => type === 'number')?.label] = of.gaps;
  const usual = of.prompt
    ? `On “${of.prompt}”: ${situation.ask.charAt(0).toLowerCase()}${situation.ask.slice(1)}`
    : situation.ask;
  const ask = gap ? missingNumber(gap) : usual;
  return { kind: 'question', text: shorten([capital(ask)], 25), choices: [] };
};

/** What a helper says to a starter prompt: the parts that it asks for. */
export const adviceOnPrompt = (situation: Situation, of: ReplyContext): Part[] => {
  const asked = askedParts(of.question);
  const hasText = asked.some((one) => one.kind === 'text' && !isWarning(one));
  const limit = Math.max(
    0,
    ...asked.filter(({ kind }) => kind === 'text').map(({ words }) => words),
  );
  const start = [
    opening(of),
    `**Bottom line:** ${fillWith(of)(situation.point)}`,
    `Below: ${of.description.charAt(0).toLowerCase()}${of.description.slice(1)}`,
  ];
  const told = hasText ? [] : [`**${of.prompt}**`, ...given(of)];
  const more = hasText ? [] : [failing(situation, of), pointsOf(of.question).situation];
  return [
    text(...fitting([...start, ...told], more.filter(Boolean), limit || usualWords.text)),
    ...handOver(asked, situation, of),
    closing(situation, of),
  ];
};

const plan = /\b(plan|30|60|90)\b/i;
const planLine =
  'In 30 days, look at one number. In 60, give it a fixed day. In 90, keep it or drop it.';

/** What a helper says to a question of the owner's own: the parts it asks for, or a draft and steps. */
export const adviceOnQuestion = (situation: Situation, of: ReplyContext): Part[] => {
  const asked = askedParts(of.question);
  // A question that stands as a whole above the answer is not repeated in it.
  const said = quotedWords(of, 60).filter((one) => oneLine(one) !== oneLine(of.question));
  const channel = situation.draft ?? 'text-message';
  const usual: AskedPart[] = [
    { kind: 'draft', channel, about: '', words: usualWords[channel] },
    { kind: 'steps', channel, about: '', words: usualWords.steps },
  ];
  return [
    text(
      opening(of),
      `**Bottom line:** ${fillWith(of)(situation.point)}`,
      ...advisersFor(ownWords(of)),
      said.length
        ? `Here's what I'm going by:\n${listOf(said.map((one) => `"${oneLine(one)}"`))}`
        : '',
      ...given(of),
      failing(situation, of),
      plan.test(of.question) ? planLine : '',
      asked.length || of.pasted.length
        ? ''
        : `When you talk to them, ask in this order:\n${listOf(situation.turns.map(fillWith(of)))}`,
    ),
    ...handOver(asked.length ? asked : usual, situation, of),
    closing(situation, of),
  ];
};
