import type { Duel, ModelResult, Result } from '../score/result.ts';
import { cannotTell } from './cannot-tell.ts';
import { differenceText, dollars, scoreText, seconds, shareText } from './words.ts';

const modelLines = ({
  model,
  passes,
  rows,
  judged,
  microdollars,
  ms,
  firstDraftMs,
  reasoning,
  unanswered,
}: ModelResult) => [
  `${model}: ${shareText(passes.now)} of the cases pass everything; before: ${differenceText(passes.difference, 'points')}`,
  `  ${dollars(microdollars)} and ${seconds(ms)} an answer, first draft after ${seconds(firstDraftMs)}, ${reasoning} tokens of thinking in it${unanswered ? `; ${unanswered} not answered` : ''}`,
  ...rows
    .filter(({ holds }) => !holds)
    .map(({ id, now, gate }) => `  below its gate of ${gate * 100} %: ${id} ${shareText(now)}`),
  ...judged.map(
    ({ judge, score, againstPlain: { better, same, worse } }) =>
      `  judge ${judge}: ${scoreText(score.now)}; against a plain model ${better} better, ${same} same, ${worse} worse`,
  ),
];

/** Two models side by side, and how many cases it takes to tell them apart. */
const duelLine = ({ judge, first, second, wins, ties, casesNeeded }: Duel) =>
  `${second} against ${first}, by ${judge}: ${shareText(wins)} won, ${ties} ties; ±5 points take ${casesNeeded} cases${wins && wins.cases >= casesNeeded ? '' : ', more than were judged'}`;

/** The result in a few lines for a terminal. */
export const summaryLines = ({ run, models, agreement, duels }: Result): string[] => [
  '',
  ...(run.standIn
    ? [
        'The stand-in answered: this shows that the exam runs, not how good advice is.',
        ...cannotTell,
      ]
    : []),
  ...models.flatMap(modelLines),
  ...duels.map(duelLine),
  ...agreement.map(
    ({ judge, kappa, counts }) =>
      `judge ${judge} agrees with the graders: kappa ${kappa?.kappa.toFixed(2) ?? '–'}${counts ? '' : ', too low to count'}`,
  ),
];
