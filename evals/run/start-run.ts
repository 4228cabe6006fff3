import { stageSettings } from '../../infra/stages.ts';
import { casesOfRun } from '../cases/index.ts';
import { nearMissPairs } from '../judge/near-miss-pairs.ts';
import { startServices } from '../product/start-services.ts';
import { hasPromptfoo, howToInstall, runPromptfoo } from '../promptfoo/run-promptfoo.ts';
import { cannotTell } from '../report/cannot-tell.ts';
import { createChat } from './ask-chat.ts';
import { affectedCases, changesSince } from './changed-cases.ts';
import { chooseCases } from './choose-cases.ts';
import { confirm } from './confirm.ts';
import { endpointOf, judgeEndpointOf } from './endpoint.ts';
import { estimateRun, estimateText } from './estimate.ts';
import { type RunFolder, runFolder } from './files.ts';
import { judgeAnswers, judgeDuels, judgePairs } from './judge-run.ts';
import type { Options } from './options.ts';
import type { PricesOf } from './prices.ts';
import { runHead } from './run-head.ts';

type Services = Awaited<ReturnType<typeof startServices>>;
type Environment = Readonly<Record<string, string | undefined>>;

const standInModel = 'stand-in';

/** The endpoints, models and judges of a run; throws a readable message without a model. */
const choose = (options: Options, env: Environment) => {
  const real = options.standIn ? null : endpointOf(env);
  const missing = hasPromptfoo() ? [] : [howToInstall];
  if (!real && !options.standIn)
    throw new Error(
      [
        ...cannotTell,
        'Set OPENAI_API_KEY or OPENAI_BASE_URL, or add --stand-in to try it without a model.',
        ...missing,
      ].join('\n'),
    );
  if (missing.length) throw new Error(missing.join('\n'));
  const usual = options.standIn
    ? standInModel
    : env.OPENAI_MODEL || stageSettings.prod.openai.model;
  const models = options.models.length ? options.models : [usual];
  const judges = options.judges.length ? options.judges : [models[0] as string];
  return {
    real,
    judgeEndpoint: options.standIn ? null : judgeEndpointOf(env),
    models,
    judges: options.judge ? judges : [],
    plainModel: options.plain ?? (models[0] as string),
  };
};

/**
 * Runs the selected cases and stores every answer and verdict. Returns the id of the run, or null if the user declined.
 */
export const startRun = async (options: Options, pricesOf: PricesOf, env: Environment) => {
  const { real, judgeEndpoint, ...chosen } = choose(options, env);
  const { heldOut, changed } = options;
  const all = casesOfRun(options);
  const affected = changed === null ? null : affectedCases(all, changesSince(changed));
  const cases = chooseCases(all, { all: options.all || heldOut, only: options.only, affected });
  const endpoint = real ? real.baseUrl || 'OpenAI' : 'this machine';
  const { standIn, repeat } = options;
  const run = runHead({ ...chosen, endpoint, standIn, repeat, heldOut }, cases, new Date());
  const services = await startServices(real);
  try {
    const { planRun } = await import('./plan-run.ts');
    const planned = await planRun(run, cases, {
      pairs: nearMissPairs().length,
      isCompared: options.compare !== null,
    });
    const estimate = estimateRun(planned, { pricesOf, concurrency: options.concurrency });
    console.log(`${cases.length} cases × ${repeat}, ${run.models.join(' and ')} at ${endpoint}`);
    console.log(standIn ? `about ${estimate.calls} calls, nothing to pay` : estimateText(estimate));
    if (!standIn && !options.yes && !(await confirm('Begin?'))) return null;
    const folder = runFolder(run.id);
    folder.begin(run);
    const { concurrency } = options;
    const ids = cases.map(({ id }) => id);
    const { path: to, answersFile } = folder;
    for (const model of run.models)
      await runPromptfoo({ to, model, cases: ids, repeat, concurrency, answersFile, heldOut });
    if (run.judges.length)
      await judge(folder, { services, judgeEndpoint, concurrency, compare: options.compare });
    return run.id;
  } finally {
    await services.close();
  }
};

const judge = async (
  folder: RunFolder,
  {
    services,
    judgeEndpoint,
    concurrency,
    compare,
  }: {
    services: Services;
    judgeEndpoint: ReturnType<typeof endpointOf>;
    concurrency: number;
    compare: Options['compare'];
  },
) => {
  const { answers, run } = folder.read();
  const judging = {
    folder,
    chat: createChat(services.endpoint),
    judgeChat: createChat(judgeEndpoint ?? services.endpoint),
    judges: run.judges,
    plainModel: run.plainModel,
    plainTokens: stageSettings.prod.replyTokens,
    concurrency,
  };
  const wanted = new Set(run.cases);
  const cases = casesOfRun(run).filter(({ id }) => wanted.has(id));
  await judgeAnswers(answers, cases, judging);
  if (compare) await judgeDuels(answers, cases, compare, judging);
  await judgePairs(nearMissPairs(), judging);
};
