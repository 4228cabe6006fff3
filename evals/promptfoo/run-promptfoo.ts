import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const command = join(folder, '../node_modules/promptfoo/dist/src/entrypoint.js');

/** Whether promptfoo is installed; it is not a dependency of the product. */
export const hasPromptfoo = () => existsSync(command);

export const howToInstall = 'promptfoo is not installed: run npm --prefix evals ci first.';

/** The promptfoo configuration: one test for each case, with the product as its provider. */
export const promptfooConfig = (cases: readonly string[], model: string) => ({
  description: 'Sevenhands',
  prompts: ['{{case}}'],
  providers: [{ id: `file://${join(folder, 'provider.ts')}`, label: model }],
  defaultTest: { assert: [{ type: 'javascript', value: `file://${join(folder, 'checks.ts')}` }] },
  tests: cases.map((id) => ({ description: id, vars: { case: id } })),
});

/** The exit code of promptfoo when tests failed; the failures are in the result. */
const testsFailed = 100;

type Run = {
  /** The folder of the run. */
  to: string;
  model: string;
  cases: readonly string[];
  repeat: number;
  concurrency: number;
  answersFile: string;
  /** Whether the cases are those of the held-out third. */
  heldOut: boolean;
  /** A file with answers that replace the model's. */
  recorded?: string | undefined;
};

/** Answers the cases with one model through promptfoo; rejects when promptfoo itself fails. */
export const runPromptfoo = (run: Run) => {
  const { to, model, cases, repeat, concurrency, answersFile, heldOut, recorded = '' } = run;
  const name = model.replaceAll(/[^\w.-]+/g, '-');
  const config = join(to, `promptfoo-${name}.config.json`);
  writeFileSync(config, JSON.stringify(promptfooConfig(cases, model), null, 2));
  const options = [
    ['eval', '--config', config, '--output', join(to, `promptfoo-${name}.json`)],
    ['--repeat', String(repeat), '--max-concurrency', String(concurrency)],
    ['--no-cache', '--no-table', '--no-share', '--no-write', '--no-progress-bar'],
  ].flat();
  const child = spawn(process.execPath, [command, ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      OPENAI_MODEL: model,
      EVAL_ANSWERS: answersFile,
      EVAL_RECORDED: recorded,
      EVAL_HELD_OUT: heldOut ? 'yes' : 'no',
      PROMPTFOO_CONFIG_DIR: join(to, '..', '.promptfoo'),
      PROMPTFOO_DISABLE_TELEMETRY: '1',
      PROMPTFOO_DISABLE_UPDATE: '1',
      PROMPTFOO_DISABLE_REMOTE_GENERATION: '1',
      NODE_NO_WARNINGS: '1',
    },
  });
  return new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 || code === testsFailed
        ? resolve()
        : reject(new Error(`promptfoo ended with ${code}.`)),
    );
  });
};
