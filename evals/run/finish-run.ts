import { casesOfRun } from '../cases/index.ts';
import { nearMissPairs } from '../judge/near-miss-pairs.ts';
import { reportPage } from '../report/page.ts';
import { summaryLines } from '../report/summary.ts';
import type { Result } from '../score/result.ts';
import { scoreRun } from '../score/score-run.ts';
import { runBefore, runFolder } from './files.ts';
import type { PricesOf } from './prices.ts';

/**
 * Scores a stored run, writes its result and its page to the folder, and prints the summary. The previous run is scored
 * again too, so that both use the same checks.
 */
export const finishRun = (id: string, pricesOf: PricesOf): Result => {
  const folder = runFolder(id);
  const files = folder.read();
  const cases = casesOfRun(files.run);
  const earlier = runBefore(files.run);
  const around = {
    cases,
    pairs: nearMissPairs(),
    // The stand-in's cost is not a price of a model.
    pricesOf: files.run.standIn ? () => null : pricesOf,
  };
  const before = earlier && scoreRun(earlier, { ...around, before: null });
  const result = scoreRun(files, { ...around, before });
  folder.finish(result, reportPage(result));
  for (const line of summaryLines(result)) console.log(line);
  console.log(`\n${folder.page}`);
  return result;
};

/** Whether every gate passes, for every model. */
export const gatesHold = ({ models }: Result) =>
  models.every(({ rows }) => rows.every(({ holds }) => holds));
