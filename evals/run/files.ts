/** The stored runs, each in a separate folder with all its data, so that it can be scored again. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { AnswerLine } from '../product/answer-line.ts';
import type { Result, RunHead } from '../score/result.ts';
import type { AgreementLine } from '../score/score-agreement.ts';
import type { DuelLine } from '../score/score-duel.ts';
import type { JudgedLine } from '../score/score-judged.ts';
import type { RunFiles } from '../score/score-run.ts';

/** The folder of the runs. */
export const resultsFolder = join(import.meta.dirname, '../results');

const names = {
  run: 'run.json',
  answers: 'answers.jsonl',
  judged: 'judged.jsonl',
  agreement: 'agreement.jsonl',
  duels: 'duels.jsonl',
  result: 'result.json',
  page: 'report.html',
} as const;

export const runFolder = (id: string, folder = resultsFolder) => {
  const path = join(folder, id);
  const at = (name: keyof typeof names) => join(path, names[name]);
  const lines = (name: 'answers' | 'judged' | 'agreement' | 'duels'): unknown[] =>
    existsSync(at(name))
      ? readFileSync(at(name), 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line): unknown => JSON.parse(line))
      : [];
  return {
    path,
    answersFile: at('answers'),
    page: at('page'),
    file: at,
    begin: (run: RunHead) => {
      mkdirSync(path, { recursive: true });
      writeFileSync(at('run'), JSON.stringify(run, null, 2));
    },
    add: (name: 'judged' | 'agreement' | 'duels', line: JudgedLine | AgreementLine | DuelLine) => {
      appendFileSync(at(name), `${JSON.stringify(line)}\n`);
    },
    read: (): RunFiles => ({
      run: JSON.parse(readFileSync(at('run'), 'utf8')) as RunHead,
      answers: lines('answers').map((line) => AnswerLine.parse(line)),
      judged: lines('judged') as JudgedLine[],
      agreement: lines('agreement') as AgreementLine[],
      duels: lines('duels') as DuelLine[],
    }),
    finish: (result: Result, page: string) => {
      writeFileSync(at('result'), JSON.stringify(result));
      writeFileSync(at('page'), page);
    },
  };
};
export type RunFolder = ReturnType<typeof runFolder>;

/** The id of a run: as given, or the newest one for `last`. */
export const runId = (id: string, folder = resultsFolder) => {
  if (id !== 'last') return id;
  const newest = existsSync(folder)
    ? readdirSync(folder).filter(isRun).toSorted().at(-1)
    : undefined;
  if (!newest) throw new Error('There is no run yet.');
  return newest;
};

/** Ids begin with their date; promptfoo has its own folder beside them. */
const isRun = (name: string) => /^\d{4}-/.test(name);

/**
 * The data of the newest run before this one: of models if this one has models, and of the stand-in otherwise; null for
 * the first.
 */
export const runBefore = (
  { id, standIn, heldOut }: Pick<RunHead, 'id' | 'standIn' | 'heldOut'>,
  folder = resultsFolder,
): RunFiles | null => {
  const known = existsSync(folder) ? readdirSync(folder) : [];
  const earlier = known.filter((name) => isRun(name) && name < id).toSorted();
  for (const name of earlier.toReversed()) {
    const before = runFolder(name, folder);
    if (!existsSync(before.file('result'))) continue;
    const files = before.read();
    if (files.run.standIn === standIn && files.run.heldOut === heldOut) return files;
  }
  return null;
};
