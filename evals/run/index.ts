/**
 * `npm run eval`: asks the product the cases of the golden set, checks and judges the answers, and writes the result.
 */
import { runId } from './files.ts';
import { finishRun, gatesHold } from './finish-run.ts';
import { optionsOf } from './options.ts';
import { createPrices } from './prices.ts';
import { replay } from './replay.ts';
import { startRun } from './start-run.ts';

const main = async () => {
  const options = optionsOf(process.argv.slice(2));
  const pricesOf = createPrices(process.env.EVAL_PRICES);
  const newRun = () =>
    options.recorded
      ? replay(runId(options.recorded), options, new Date())
      : startRun(options, pricesOf, { ...process.env });
  const id = options.score ? runId(options.score) : await newRun();
  if (id === null) return;
  const result = finishRun(id, pricesOf);
  const unanswered = result.models.reduce((sum, model) => sum + model.unanswered, 0);
  if (unanswered > 0 || (options.gate && !gatesHold(result))) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
