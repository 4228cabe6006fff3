/** Pages of an answer: what the owner told, and the points that the request names, in the form the page is for. */

import { capital, type ReplyContext } from './reply.ts';
import type { Situation } from './situations/situation.ts';
import { fillWith, wordCount } from './words.ts';

const boxes = /card|check|list|shot|sheet|form|marks|log|wall|last.look/i;
const numbered = /rule|steps|plan|pattern|procedure|notes|from-voice|training|page for/i;

/** The points of one page of several: each has a share of its own. */
const share = (points: readonly string[], nth: number, pages: number) => {
  const size = Math.max(1, Math.ceil(points.length / pages));
  return points.slice(nth * size, (nth + 1) * size);
};

export type Page = {
  readonly situation: Situation;
  readonly title: string;
  readonly about: string;
  readonly points: readonly string[];
  /** What stands on this page alone. */
  readonly facts: readonly string[];
  readonly limit: number;
  readonly nth: number;
  readonly pages: number;
  readonly of: ReplyContext;
};

/** A document in Markdown. */
export const page = ({
  situation,
  title,
  about,
  points,
  facts,
  limit,
  nth,
  pages,
  of,
}: Page): string => {
  const fill = fillWith(of);
  const kind = `${about} ${title} ${of.promptId}`;
  const mark = (at: number) =>
    boxes.test(kind) ? '- [ ] ' : numbered.test(kind) ? `${at + 1}. ` : '- ';
  const own = share(points, nth, pages).map(capital);
  const usual = pages > 1 ? situation.page.toReversed() : situation.page;
  const lines = [
    ...own,
    ...usual
      .slice(nth ? 1 : 0)
      .map(fill)
      .filter((line) => !line.endsWith(': the work')),
  ];
  const date = /^.*?\d{4}/.exec(of.today)?.[0] ?? of.today;
  const head = [
    `## ${title}`,
    `For ${of.name}, ${date}.`,
    nth === 0 ? facts.map((one) => `- ${one}`).join('\n') : '',
  ];
  let left = limit - wordCount(head.join(' ')) - 4;
  const kept = lines.filter((line) => {
    left -= wordCount(line) + 1;
    return left >= 0;
  });
  return [...head.filter(Boolean), kept.map((line, at) => `${mark(at)}${line}`).join('\n')].join(
    '\n\n',
  );
};
