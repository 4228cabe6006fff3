import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '#test/support/app.ts';
import { createGraph } from './graph.ts';
import { mutants } from './list.ts';

/**
 * Runs the proofs of quota and messages on mutants, one after the other, and prints the first failure of each: `node
 * run.ts <seed> <number>…`, where a number beyond the list means no mutant.
 */
const [seed = 0, ...wanted] = process.argv.slice(2).map(Number);
const load = createGraph(mutants);
const patienceMs = 150_000;

type Proofs = typeof import('../histories/quota-edges.ts') &
  typeof import('../histories/quota-histories.ts') &
  typeof import('../histories/quota-rules.ts') &
  typeof import('../histories/messages.ts');
const files = ['quota-edges', 'quota-histories', 'quota-rules', 'messages'];

/** The failures with the current mutant, including unhandled rejections. */
let failures: string[] = [];
process.on('unhandledRejection', (error) => failures.push(String(error)));

const noticed = async (nth: number) => {
  failures = [];
  const checks = {
    check: (name: string, ok: boolean) => {
      if (!ok) failures.push(name);
    },
  };
  const { startApp } = await load<{ startApp: () => Promise<App> }>('test/support/app.ts', nth);
  await using app = await startApp();
  const loaded = files.map((file) => load<Proofs>(`test/proof/histories/${file}.ts`, nth));
  const proofs: Proofs = Object.assign({}, ...(await Promise.all(loaded)));
  const isAboutMessages = /turns|lease|charge\.ts|reap|ask/.test(mutants[nth]?.file ?? '');
  const count = 40;
  const counting = [
    () => proofs.quotaRules(checks),
    () => proofs.quotaEdges(checks, ['America/Los_Angeles']),
    () => proofs.quotaHistories(checks, { seed, count }),
  ];
  const answering = [
    () => proofs.messageRaces(app, checks),
    () => proofs.messageHistories(app, checks, { seed, count }),
  ];
  const all = isAboutMessages ? [...answering, ...counting] : [...counting, ...answering];
  for (const run of all) {
    await run().catch((error) => failures.push(String(error)));
    if (failures[0]) return failures[0];
  }
  return null;
};

for (const nth of wanted) {
  const by = await Promise.race([
    noticed(nth).catch((error) => `it does not run: ${error}`),
    sleep(patienceMs, undefined),
  ]);
  // The parent process counts a mutant without a response as detected.
  if (by === undefined) break;
  console.log(JSON.stringify({ nth, by }));
}
process.exit(0);
