import type { ModelResult, Result } from '../score/result.ts';
import { differenceText, dollars, scoreText, seconds, shareText } from './words.ts';

const modelLines = ({ model, passes, rows, judged, microdollars, ms, unanswered }: ModelResult) => [
  `${model}: ${shareText(passes.now)} of the cases pass everything; before: ${differenceText(passes.difference, 'points')}`,
  `  ${dollars(microdollars)} and ${seconds(ms)} an answer${unanswered ? `; ${unanswered} not answered` : ''}`,
  ...rows
    .filter(({ holds }) => !holds)
    .map(({ id, now, gate }) => `  below its gate of ${gate * 100} %: ${id} ${shareText(now)}`),
  ...judged.map(
    ({ judge, score, againstPlain: { better, same, worse } }) =>
      `  judge ${judge}: ${scoreText(score.now)}; against a plain model ${better} better, ${same} same, ${worse} worse`,
  ),
];

/** The result in a few lines for a terminal. */
export const summaryLines = ({ run, models, agreement }: Result): string[] => [
  '',
  ...(run.standIn
    ? ['The stand-in answered: this shows that the exam runs, not how good advice is.']
    : []),
  ...models.flatMap(modelLines),
  ...agreement.map(
    ({ judge, kappa, counts }) =>
      `judge ${judge} agrees with the hand: kappa ${kappa?.kappa.toFixed(2) ?? '–'}${counts ? '' : ', too low to count'}`,
  ),
];
