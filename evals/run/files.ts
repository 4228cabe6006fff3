/** Runs are kept side by side, each in a folder with all that it stored, so that it can be scored again. */
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
import { type Result, type RunHead, resultFormat } from '../score/result.ts';
import type { AgreementLine } from '../score/score-agreement.ts';
import type { JudgedLine } from '../score/score-judged.ts';
import type { RunFiles } from '../score/score-run.ts';

/** Where the runs are kept. */
export const resultsFolder = join(import.meta.dirname, '../results');

const names = {
  run: 'run.json',
  answers: 'answers.jsonl',
  judged: 'judged.jsonl',
  agreement: 'agreement.jsonl',
  result: 'result.json',
  page: 'report.html',
} as const;

/** The files of one run. */
export const runFolder = (id: string, folder = resultsFolder) => {
  const path = join(folder, id);
  const at = (name: keyof typeof names) => join(path, names[name]);
  const lines = (name: 'answers' | 'judged' | 'agreement'): unknown[] =>
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
    add: (name: 'judged' | 'agreement', line: JudgedLine | AgreementLine) => {
      appendFileSync(at(name), `${JSON.stringify(line)}\n`);
    },
    read: (): RunFiles => ({
      run: JSON.parse(readFileSync(at('run'), 'utf8')) as RunHead,
      answers: lines('answers').map((line) => AnswerLine.parse(line)),
      judged: lines('judged') as JudgedLine[],
      agreement: lines('agreement') as AgreementLine[],
    }),
    finish: (result: Result, page: string) => {
      writeFileSync(at('result'), JSON.stringify(result));
      writeFileSync(at('page'), page);
    },
  };
};
export type RunFolder = ReturnType<typeof runFolder>;

/** The id of a run: itself, or that of the newest for `last`. */
export const runId = (id: string, folder = resultsFolder) => {
  if (id !== 'last') return id;
  const newest = existsSync(folder)
    ? readdirSync(folder).filter(isRun).toSorted().at(-1)
    : undefined;
  if (!newest) throw new Error('There is no run yet.');
  return newest;
};

/** Ids begin with their day; promptfoo keeps a folder of its own beside them. */
const isRun = (name: string) => /^\d{4}-/.test(name);

/** The newest result before a run, of models where it has models and of the stand-in where it has that; null for the first. */
export const resultBefore = (
  { id, standIn }: Pick<RunHead, 'id' | 'standIn'>,
  folder = resultsFolder,
): Result | null => {
  const earlier = existsSync(folder)
    ? readdirSync(folder).filter((name) => isRun(name) && name < id)
    : [];
  for (const name of earlier.toSorted().toReversed()) {
    const file = join(folder, name, names.result);
    if (!existsSync(file)) continue;
    const result = JSON.parse(readFileSync(file, 'utf8')) as Result;
    if (result.format === resultFormat && result.run.standIn === standIn) return result;
  }
  return null;
};
