import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './files.ts';

type Mutant = {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
};
/** The part of the report format of mutation-testing-elements that is read here. */
type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };
/** The results for some files: the number of mutants, the number detected, and one line for each that was not. */
export type Outcome = { changes: number; noticed: number; survivors: string[] };

const settings = (folder: string, code: readonly string[], runner: string) => ({
  testRunner: 'vitest',
  plugins: [runner],
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  mutate: code,
  // A string with a meaning belongs to a union type, where the compiler detects a change. Other strings are texts.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Values created at module load would need all tests again for each mutant.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  // It would rewrite this file with a compiler that no longer has the needed interface.
  tsconfigFile: 'none',
  tempDirName: join(folder, 'sandbox'),
  ignorePatterns: ['cdk.out', '.local', 'test-results', '.tsc', 'evals/results'],
  // A slow test on a busy machine is not an endless loop.
  timeoutMS: 20_000,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: join(folder, 'report.json') },
  cleanTempDir: 'always',
});

const noticedBy = new Set(['Killed', 'Timeout']);
const counted = new Set(['Survived', 'NoCoverage', ...noticedBy]);

const lineOf = (path: string, source: string, { location, replacement, ...mutant }: Mutant) => {
  const { start, end } = location;
  const line = source.split('\n')[start.line - 1] ?? '';
  const from = line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
  const to = (replacement ?? '').replace(/\s+/g, ' ');
  const mark = mutant.status === 'NoCoverage' ? ' (no test runs it)' : '';
  return `${path}:${start.line}  ${from.slice(0, 80)}  →  ${to.slice(0, 80)}${mark}`;
};

const outcomeOf = ({ files }: Report): Outcome => {
  const all = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter(({ status }) => counted.has(status))
      .map((mutant) => ({ mutant, line: lineOf(path, source, mutant) })),
  );
  const survivors = all.filter(({ mutant }) => !noticedBy.has(mutant.status));
  return {
    changes: all.length,
    noticed: all.length - survivors.length,
    survivors: survivors.map(({ line }) => line),
  };
};

/**
 * Mutates these files one place at a time, and runs the tests that reach each place. Throws when the tests fail without
 * mutants.
 */
export const mutate = (code: readonly string[], tests: readonly string[]): Outcome => {
  const { resolve } = createRequire(import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'sevenhands-mutation-'));
  try {
    const config = join(folder, 'stryker.json');
    const runner = resolve('@stryker-mutator/vitest-runner');
    writeFileSync(config, JSON.stringify(settings(folder, code, runner)));
    const program = join(resolve('@stryker-mutator/core'), '../../../bin/stryker.js');
    const { status } = spawnSync(process.execPath, [program, 'run', config], {
      cwd: root,
      stdio: ['ignore', process.env.CI ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, MUTATION_TESTS: tests.join(',') },
    });
    if (status !== 0) throw new Error('The tests did not pass as they are, or the tool failed.');
    return outcomeOf(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
