import { rubric } from '../judge/rubric.ts';
import type { Agreement, ModelResult } from '../score/result.ts';
import { type KappaEstimate, kappaGate } from '../statistics/kappa.ts';
import { type Html, html } from './html.ts';
import { table } from './tables.ts';
import { differenceText, scoreText, shareText } from './words.ts';

const judgedRow = (
  model: string,
  { judge, score, passing, sendable, againstPlain, unread }: ModelResult['judged'][number],
) => {
  const { better, same, worse, grade } = againstPlain;
  const cells = [
    judge,
    scoreText(score.now),
    differenceText(score.difference, 'score'),
    shareText(passing),
    shareText(sendable),
    `${better} better, ${same} same, ${worse} worse`,
    scoreText(grade.now),
    String(unread),
  ];
  return html`<tr><th scope="row">${model}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
};

const kappaText = (kappa: KappaEstimate | null) =>
  scoreText(kappa && { ...kappa, mean: kappa.kappa });

const agreementText = ({ judge, kappa, counts, sameSide, pairs, nearMisses }: Agreement): Html =>
  kappa
    ? html`<li><strong>${judge}</strong> ${counts ? 'counts' : 'does not count'}: weighted kappa ${kappaText(kappa)} with three graders, from ${kappaGate} on it counts. On ${sameSide} of ${pairs} pairs it prefers the same answer as they do. Of ${nearMisses.pairs} near misses it prefers the good answer ${nearMisses.right} times, and marks the bad one down for its fault ${nearMisses.forIt} times.</li>`
    : html`<li><strong>${judge}</strong> does not count: it gave no grades that can be compared.</li>`;

const criterionCells = ({ kappa, readers, counts }: Agreement['byCriterion'][number]) => [
  kappaText(kappa),
  kappaText(readers),
  counts ? 'counts' : 'does not count',
];

/** By criterion: the judge with the graders, and both readers with each other. */
const criteriaTable = ({ judge, byCriterion }: Agreement): Html =>
  table(
    `${judge}, criterion by criterion`,
    ['Criterion', 'Kappa with the graders', 'Both readers with each other', 'Verdict'],
    byCriterion.map(
      (one) =>
        html`<tr><th scope="row">${rubric[one.id].name}</th>${criterionCells(one).map((cell) => html`<td>${cell}</td>`)}</tr>`,
    ),
  );

/** The judges' results, and how reliable they are. */
export const judgeSection = (
  models: readonly ModelResult[],
  agreement: readonly Agreement[],
): Html => {
  if (!models.some(({ judged }) => judged.length)) return html`<p>No judge was asked.</p>`;
  return html`<ul>${agreement.map(agreementText)}</ul>${agreement.map(criteriaTable)}${table(
    'Judged blind, in both orders',
    [
      'Model',
      'Judge',
      'Grade, 1 to 5',
      'Against before',
      'Good enough',
      'Can be sent as it is',
      'Against a plain model',
      'Mean, −2 to 2',
      'No verdict',
    ],
    models.flatMap(({ model, judged }) => judged.map((one) => judgedRow(model, one))),
  )}`;
};
