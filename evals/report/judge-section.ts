import type { Agreement, ModelResult } from '../score/result.ts';
import { kappaGate } from '../statistics/kappa.ts';
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

const criterionText = ({ id, kappa }: Agreement['byCriterion'][number]) =>
  `${id} ${kappa ? scoreText({ ...kappa, mean: kappa.kappa }) : '–'}${kappa && kappa.kappa >= kappaGate ? '' : ', does not count'}`;

const agreementText = ({
  judge,
  kappa,
  counts,
  sameSide,
  pairs,
  nearMisses,
  byCriterion,
}: Agreement): Html =>
  kappa
    ? html`<li><strong>${judge}</strong> ${counts ? 'counts' : 'does not count'}: weighted kappa ${scoreText({ ...kappa, mean: kappa.kappa })} with the hand, from ${kappaGate} on it counts. On ${sameSide} of ${pairs} pairs both prefer the same answer. Of ${nearMisses.pairs} near misses it prefers the good answer ${nearMisses.right} times; by criterion: ${byCriterion.map(criterionText).join('; ')}.</li>`
    : html`<li><strong>${judge}</strong> does not count: it gave no grades that can be compared.</li>`;

/** The judges' results, and how reliable they are. */
export const judgeSection = (
  models: readonly ModelResult[],
  agreement: readonly Agreement[],
): Html => {
  if (!models.some(({ judged }) => judged.length)) return html`<p>No judge was asked.</p>`;
  return html`<ul>${agreement.map(agreementText)}</ul>${table(
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
