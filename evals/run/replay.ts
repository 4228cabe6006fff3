import { copyFileSync, existsSync } from 'node:fs';
import { hasPromptfoo, howToInstall, runPromptfoo } from '../promptfoo/run-promptfoo.ts';
import { runFolder } from './files.ts';
import type { Options } from './options.ts';

/**
 * Repeats an old run with its own answers and verdicts instead of models, to test promptfoo, the checks and the page
 * without a key. The new run has its own id and the old one's other metadata. Returns the id.
 */
export const replay = async (of: string, { concurrency }: Options, now: Date): Promise<string> => {
  if (!hasPromptfoo()) throw new Error(howToInstall);
  const old = runFolder(of);
  const { run } = old.read();
  const id = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}-recorded`;
  const folder = runFolder(id);
  folder.begin({ ...run, id });
  const { path: to, answersFile } = folder;
  const { cases, repeat } = run;
  for (const model of run.models)
    await runPromptfoo({
      to,
      model,
      cases,
      repeat,
      concurrency,
      answersFile,
      heldOut: run.heldOut,
      recorded: old.answersFile,
    });
  for (const name of ['judged', 'agreement', 'duels'] as const)
    if (existsSync(old.file(name))) copyFileSync(old.file(name), folder.file(name));
  return id;
};
