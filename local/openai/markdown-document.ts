import { fillSlotsWith } from './fill-slots.ts';
import { quotedWords } from './own-words.ts';
import type { ReplyContext } from './reply-context.ts';
import type { Situation } from './situations/situation.ts';
import { capitalized, plainLetters, wordCount } from './words-and-sentences.ts';

const boxes = /card|check|list|shot|sheet|form|marks|log|wall|last.look/i;
const numbered = /rule|steps|plan|pattern|procedure|notes|from-voice|training|page for/i;

type Page = {
  readonly situation: Situation;
  readonly title: string;
  readonly about: string;
  readonly points: readonly string[];
  readonly limit: number;
  /** Which page it is of how many. */
  readonly nth: number;
  readonly pages: number;
  readonly of: ReplyContext;
};

/** Facts of the owner for the head of a page: short ones, in their words. */
const factsOf = (of: ReplyContext, { page: own }: Situation) =>
  of.prompt
    ? of.typed
        .filter(({ value, label }) => value.length < 90 && !/tone|sound/i.test(label))
        .slice(0, 4)
        .map(({ label, value }) => `${labelOf(label)} ${plainLetters(value)}`)
    : own
      ? []
      : [...quotedWords(of, 60), ...of.remembered];

/** What such a page says, besides the points of the request. */
const usualPage = [
  "What it's about: {job}",
  'Who does it: [name]',
  'By when: [day]',
  'Questions? Call [your phone]',
];

/** A document in Markdown. */
export const markdownDocument = ({
  situation,
  title,
  about,
  points,
  limit,
  nth,
  pages,
  of,
}: Page): string => {
  const kind = `${about} ${title} ${of.promptId}`;
  const mark = (at: number) =>
    boxes.test(kind) ? '- [ ] ' : numbered.test(kind) ? `${at + 1}. ` : '- ';
  // Each of several pages has a share of the points.
  const size = Math.max(1, Math.ceil(points.length / pages));
  const own = points.slice(nth * size, (nth + 1) * size).map(capitalized);
  const date = /^.*?\d{4}/.exec(of.today)?.[0] ?? of.today;
  const head = [
    `## ${title}`,
    `For ${of.name}, ${date}.`,
    nth === 0
      ? factsOf(of, situation)
          .map((fact) => `- ${fact}`)
          .join('\n')
      : '',
  ].filter(Boolean);
  let left = limit - wordCount(head.join(' ')) - 4;
  const kept = [...own, ...(situation.page ?? usualPage).map(fillSlotsWith(of))].filter((line) => {
    left -= wordCount(line) + 1;
    return left >= 0;
  });
  return [...head, kept.map((line, at) => `${mark(at)}${line}`).join('\n')].join('\n\n');
};

/** The name of a blank before its value. */
export const labelOf = (label: string) =>
  `${label.replace(/^Service area/, 'Where you work')}${label.endsWith('?') ? '' : ':'}`;
