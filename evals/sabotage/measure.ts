import { checkAnswer } from '../../shared/domain/chat/answer-checks/index.ts';
import { type FaultKind, faultKindIds, faultKinds } from './fault-kinds.ts';
import type { GoodAnswer, NearMiss } from './near-misses.ts';

/** How often a kind of fault was noticed: by the check that names it, only by another one, or not at all. */
export type Noticed = { kind: FaultKind; forIt: number; forAnother: number; missed: number };

/** The checks that refuse an answer. */
export const refusedBy = (answer: GoodAnswer['answer'], question: GoodAnswer['question']) =>
  checkAnswer(answer, question).filter(({ pass }) => pass === false);

/** What the checks make of the bad halves, by kind. */
export const noticedByKind = (pairs: readonly NearMiss[]): Noticed[] =>
  faultKindIds.map((kind) => {
    const found = pairs
      .filter((one) => one.kind === kind)
      .map(({ bad, question }) => refusedBy(bad, question).map(({ id }) => id));
    const wanted: readonly string[] = faultKinds[kind].checks;
    const forIt = found.filter((ids) => ids.some((id) => wanted.includes(id))).length;
    const missed = found.filter((ids) => !ids.length).length;
    return { kind, forIt, forAnother: found.length - forIt - missed, missed };
  });

/** Good answers that a check refuses, each with its findings. */
export const falselyRefused = (good: readonly GoodAnswer[]) =>
  good.flatMap(({ id, answer, question }) => {
    const refused = refusedBy(answer, question);
    return refused.length
      ? [`${id}: ${refused.map((one) => `${one.id} (${one.why.join(' ')})`).join('; ')}`]
      : [];
  });

/** The good halves of pairs, as good answers. */
export const goodHalves = (pairs: readonly NearMiss[]): GoodAnswer[] =>
  pairs.map(({ id, helper, trade, good, question }) => ({
    id,
    helper,
    trade,
    answer: good,
    question,
  }));

/** The table by kind as lines of plain text. */
export const noticedLines = (title: string, rows: readonly Noticed[]): string[] => {
  const sum = (of: (row: Noticed) => number) => rows.reduce((all, row) => all + of(row), 0);
  const total = sum(({ forIt, forAnother, missed }) => forIt + forAnother + missed);
  const line = (name: string, cells: readonly (number | string)[]) =>
    `${name.padEnd(18)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
  return [
    `${title}: ${sum(({ forIt }) => forIt)} of ${total} noticed for their fault`,
    line('', ['for it', 'another', 'missed']),
    ...rows.map(({ kind, forIt, forAnother, missed }) => line(kind, [forIt, forAnother, missed])),
  ];
};
