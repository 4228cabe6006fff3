import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

type Answer = { status: number; path: string; body: string; headers: string };
type Received = { service: string; body: string };
const linesOf = <Line>(file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
/** What came of a day in which every service fails: the logs of the Lambdas, every answer, and what the services were sent. */
export type Day = Awaited<ReturnType<typeof runDay>>;

/** Plays the day in a process of its own; its files go into the folder. */
export const runDay = async (folder: string) => {
  const files = ['answers.jsonl', 'received.jsonl'].map((name) => join(folder, name));
  // The logs of the Lambdas are their console output.
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('scenario.ts', import.meta.url)), ...files],
    { env: { ...process.env, NODE_ENV: 'test', VITEST: '' }, maxBuffer: 2 ** 28 },
  );
  return {
    logs: `${stdout}\n${stderr}`,
    answers: linesOf<Answer>(files[0] ?? ''),
    received: linesOf<Received>(files[1] ?? ''),
  };
};
