import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll } from 'vitest';
import { whole } from '#test/support/proof-size.ts';
import { mutated } from './mutants/graph.ts';
import { mutants } from './mutants/list.ts';
import { control, guarantee, seed } from './support/guarantee.ts';

const runner = fileURLToPath(new URL('mutants/run.ts', import.meta.url));
/** A number beyond the list: the product without a mutant. */
const untouched = mutants.length;
const noticedBy = new Map<number, string | null>();

/** Tries mutants one after the other in a separate process, and the rest in a new one when one never ends. */
const tryAll = async (wanted: readonly number[]): Promise<void> => {
  if (!wanted.length) return;
  const process_ = spawn(process.execPath, [runner, ...[seed, ...wanted].map(String)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => process_.on('close', resolve));
  let done = 0;
  for await (const line of createInterface({ input: process_.stdout })) {
    const { nth, by } = JSON.parse(line) as { nth: number; by: string | null };
    noticedBy.set(nth, by);
    done++;
  }
  await ended;
  if (done === wanted.length) return;
  // A mutant that brings the process down counts as detected.
  const [fallen = untouched, ...rest] = wanted.slice(done);
  noticedBy.set(fallen, 'it brings the process down');
  await tryAll(rest);
};

beforeAll(async () => {
  if (!whole) return;
  const all = [untouched, ...mutants.keys()];
  await Promise.all([0, 1].map((half) => tryAll(all.filter((nth) => nth % 2 === half))));
});

guarantee('the unchanged rules pass all checks for mutants', { tags: 'night' }, (tally) => {
  tally.check(String(noticedBy.get(untouched)), noticedBy.get(untouched) === null);
});

guarantee('the text of every mutant occurs exactly once in its file', (tally) => {
  for (const mutant of mutants)
    tally.check(`${mutant.name} in ${mutant.file}`, mutated(mutant) !== undefined);
});

for (const [nth, mutant] of mutants.entries())
  control(`mutant: ${mutant.name}`, { tags: 'night' }, (tally) => {
    const by = noticedBy.get(nth);
    tally.check(String(by), typeof by !== 'string');
  });
