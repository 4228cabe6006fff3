/** Which cases a change of prompts can affect. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helperIds } from '../../shared/domain/catalogue/helper-ids.ts';
import { tradeOf } from '../../shared/domain/catalogue/trade-of-business-type.ts';
import { businesses } from '../cases/businesses.ts';
import type { ExamCase } from '../cases/exam-case.ts';

/** A changed file, and the ids of the prompts in whose text lines changed; no id where that cannot be told. */
export type Change = { file: string; prompts: readonly string[] };

type Affects = (one: ExamCase, change: Change, found: RegExpExecArray) => boolean;

const ofTrade = ({ business }: ExamCase, slug: string) =>
  tradeOf(businesses[business].type).toLowerCase().startsWith(slug.replace(/\.ts$/, ''));
const ofPrompts = ({ prompt, helper }: ExamCase, { prompts }: Change, of: string | undefined) =>
  prompts.length ? prompt !== undefined && prompts.includes(prompt) : helper === of;

/** The first that fits a file says which cases it can affect. */
const kinds: readonly (readonly [file: RegExp, affects: Affects])[] = [
  [/^shared\/domain\/chat\/prompt\/assistant-prompt\.ts$/, ({ helper }) => helper === null],
  [
    /^shared\/domain\/chat\/prompt\/(?:helper-brief|helper-rules|helper-style-profile|shared-style-profile)\.ts$/,
    ({ helper }) => helper !== null,
  ],
  [/^(?:shared\/domain|functions)\/chat\/prompt\//, () => true],
  [
    /^shared\/domain\/chat\/answer-parts\/(?:answer-limits|answer-schema|declared-deliverables|missing-deliverables|word-limits)\.ts$/,
    ({ helper }) => helper !== null,
  ],
  [/^shared\/domain\/memory\/memory-prompt\.ts$/, ({ helper }) => helper !== null],
  [
    /^shared\/domain\/numbers\/calculations\/calculation-rules-and-figures-prompt\.ts$/,
    ({ sum, kept, numbers }) => Boolean(sum ?? kept ?? numbers),
  ],
  [/^shared\/catalogue\/kits\/(?:common-parts|kit|index)\.ts$/, ({ kind }) => kind === 'kit'],
  [/^shared\/catalogue\/kits\/([a-z-]+)\.ts$/, ({ prompt }, _, [, kit]) => prompt === `kit.${kit}`],
  [/^shared\/catalogue\/(?:default-style|helper-briefs)\.ts$/, ({ helper }) => helper !== null],
  [
    RegExp(`^shared/catalogue/(${helperIds.join('|')})/brief-examples\\.ts$`),
    ({ helper }, _, [, of]) => helper === of,
  ],
  [
    RegExp(`^shared/catalogue/(?:trade-prompts/)?(${helperIds.join('|')})(?:\\.ts$|/)`),
    (one, change, [, of]) => ofPrompts(one, change, of),
  ],
  [
    /^shared\/domain\/catalogue\/trades\/([a-z]+)\.ts$/,
    (one, _, [, trade = '']) => ofTrade(one, trade),
  ],
];

/** The cases that at least one of the changes can affect, in their order. */
export const affectedCases = (
  cases: readonly ExamCase[],
  changes: readonly Change[],
): ExamCase[] => {
  const affecting = changes.flatMap((change) =>
    kinds
      .flatMap(([pattern, affects]) => {
        const found = pattern.exec(change.file);
        return found ? [(one: ExamCase) => affects(one, change, found)] : [];
      })
      .slice(0, 1),
  );
  return cases.filter((one) => affecting.some((affects) => affects(one)));
};

const promptId = RegExp(`['"\`]((?:${helperIds.join('|')}|kit)\\.[a-z0-9.-]+)['"\`]`, 'g');

/** The prompts in whose text the changed lines stand: each belongs to the last id before it. */
export const promptsOfLines = (text: string, lines: readonly number[]): string[] => {
  const all = text.split('\n');
  return [
    ...new Set(
      lines.flatMap((line) => {
        const before = all.slice(0, line).join('\n');
        return [...before.matchAll(promptId)].at(-1)?.[1] ?? [];
      }),
    ),
  ];
};

/** The changed files of a diff without context, with the numbers of their new lines; none for a file that is gone. */
export const filesOfDiff = (diff: string): Map<string, number[]> => {
  const files = new Map<string, number[]>();
  let current: number[] = [];
  let before = '';
  for (const row of diff.split('\n')) {
    before = /^--- a\/(.+)$/.exec(row)?.[1] ?? before;
    const after = /^\+\+\+ (?:b\/(.+)|\/dev\/null)$/.exec(row);
    if (after) {
      current = [];
      files.set(after[1] ?? before, current);
    }
    const [, from = '', count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(row) ?? [];
    // Where lines were only removed, the one before is the place.
    for (let nth = 0; Number(from) && nth < Math.max(1, Number(count)); nth++)
      current.push(Number(from) + nth);
  }
  return files;
};

const project = join(import.meta.dirname, '../..');
/** Whatever the settings of whoever runs it say about colors and names. */
const plainly = [
  '--unified=0',
  '--no-color',
  '--no-ext-diff',
  '--src-prefix=a/',
  '--dst-prefix=b/',
];

/** What changed in the prompts between a commit or branch and the files as they are now, new ones included. */
export const changesSince = (base: string, root = project): Change[] => {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '--', 'shared', 'functions'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: 'pipe',
    });
  const added = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
  const changed = [...filesOfDiff(git('diff', ...plainly, base))];
  return [
    ...changed.map(([file, lines]) => ({
      file,
      prompts: lines.length ? promptsOfLines(readFileSync(join(root, file), 'utf8'), lines) : [],
    })),
    ...added.map((file) => ({ file, prompts: [] })),
  ];
};
