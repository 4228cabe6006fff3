/** Two models side by side, what is held out, and which cases a change of prompts can affect. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { casesOfRun, loadCases, loadHeldOutCases } from '#evals/cases/index.ts';
import { type Criterion, criteria } from '#evals/judge/rubric.ts';
import type { Verdict } from '#evals/judge/verdict.ts';
import { cannotTell } from '#evals/report/cannot-tell.ts';
import { summaryLines } from '#evals/report/summary.ts';
import {
  affectedCases,
  changesSince,
  filesOfDiff,
  promptsOfLines,
} from '#evals/run/changed-cases.ts';
import { chooseCases } from '#evals/run/choose-cases.ts';
import { optionsOf } from '#evals/run/options.ts';
import { type DuelLine, scoreDuels } from '#evals/score/score-duel.ts';
import { scoreRun } from '#evals/score/score-run.ts';
import { casesToTell } from '#evals/statistics/sample-size.ts';
import { trackedFiles } from '#test/support/tools/tracked-files.ts';
import { recordedCases, recordedRun } from '../../support/answers/recorded-run.ts';

type Scores = Verdict['first'];
const scores = (more: Partial<Scores> = {}): Scores => ({
  ...(Object.fromEntries(criteria.map((id) => [id, 4])) as Record<Criterion, number>),
  send: 'yes',
  ...more,
});
const verdict = (better: Verdict['better'], first = scores(), second = scores()): Verdict => ({
  why: 'Because.',
  first,
  second,
  better,
});
const duel = (id: string, better: 'first' | 'same' | 'second'): DuelLine => {
  const other = { first: 'second', same: 'same', second: 'first' } as const;
  return {
    case: id,
    judge: 'judge',
    first: 'old',
    second: 'new',
    orders: { asIs: verdict(better), swapped: verdict(other[better]) },
  };
};
const many = (count: number, better: 'first' | 'same' | 'second', from = 0) =>
  Array.from({ length: count }, (_, nth) => duel(`case.${from + nth}`, better));

describe('two models side by side', () => {
  test('are named with --compare, and become the models of the run', () => {
    for (const args of [
      ['--compare', 'old', 'new'],
      ['--compare', 'old,new'],
    ])
      expect(optionsOf(args)).toMatchObject({ compare: ['old', 'new'], models: ['old', 'new'] });
    for (const args of [['--compare', 'old'], ['--compare', 'a', 'b', 'c'], ['old']])
      expect(() => optionsOf(args)).toThrow('--compare needs two models');
  });

  test('have a win rate with its interval; a tie is half a win, and a verdict that turns with the order a tie', () => {
    const turning = { ...duel('case.90', 'first') };
    turning.orders = { asIs: verdict('first'), swapped: verdict('first') };
    const [found] = scoreDuels([...many(30, 'second'), ...many(9, 'first', 30), turning]);
    expect(found).toMatchObject({ first: 'old', second: 'new', ties: 1, unread: 0 });
    expect(found?.wins?.mean).toBeCloseTo(30.5 / 40);
    expect(found?.wins?.low).toBeLessThan(30.5 / 40);
    expect(found?.wins?.high).toBeGreaterThan(30.5 / 40);
  });

  test('leave out what no judge could say, and count it', () => {
    const [found] = scoreDuels([...many(3, 'second'), { ...duel('case.9', 'same'), orders: null }]);
    expect(found).toMatchObject({ unread: 1, ties: 0 });
    expect(found?.wins?.cases).toBe(3);
  });

  test('take 385 cases to be known to within five points when wins and losses are even, and fewer with many ties', () => {
    const even = Array.from({ length: 400 }, (_, nth) => nth % 2);
    expect(casesToTell(even, 0.05)).toBe(386);
    const tied = even.map((value, nth) => (nth % 4 ? 0.5 : value));
    expect(casesToTell(tied, 0.05)).toBeLessThan(200);
    expect(casesToTell([1, 1, 1], 0.05)).toBe(385);
  });

  test('are told with the cases it takes, price, time to the first draft and tokens of thinking', () => {
    const around = {
      cases: recordedCases,
      pairs: [],
      pricesOf: () => ({ input: 1, cachedInput: 0.1, output: 4 }),
      before: null,
    };
    const lines = summaryLines(scoreRun({ ...recordedRun, duels: many(5, 'second') }, around));
    const text = lines.join('\n');
    expect(text).toMatch(
      /new against old, by judge: 100.% .* won, 0 ties; ±5 points take 385 cases, more than were judged/,
    );
    expect(text).toMatch(/first draft after 2\.4 s, 120 tokens of thinking/);
    expect(text).not.toContain(cannotTell[0]);
    const standIn = { ...recordedRun, run: { ...recordedRun.run, standIn: true } };
    expect(summaryLines(scoreRun(standIn, around))).toEqual(
      expect.arrayContaining([...cannotTell]),
    );
  });
});

describe('the held-out cases', () => {
  test('are asked with --held-out alone, and found by no default run and no --only', () => {
    expect(optionsOf([])).toMatchObject({ heldOut: false, changed: null, compare: null });
    expect(optionsOf(['--held-out'])).toMatchObject({ heldOut: true });
    expect(() => optionsOf(['--held-out', '--only', 'kit'])).toThrow('--held-out');
    const asked = new Set(chooseCases(loadCases(), { all: true, only: null }).map(({ id }) => id));
    for (const { id, kind } of loadHeldOutCases()) {
      expect(asked.has(id), id).toBe(false);
      expect(() => chooseCases(loadCases(), { all: false, only: id })).toThrow(
        `No case is of "${id}"`,
      );
      const ofKind = chooseCases(loadCases(), { all: false, only: kind });
      expect(ofKind.every((one) => one.id !== id)).toBe(true);
    }
    expect(casesOfRun({ heldOut: false })).toEqual(loadCases());
    expect(casesOfRun({ heldOut: true })).toEqual(loadHeldOutCases());
  });

  test('are read by nothing but a run that asks them and the tests of the exam', () => {
    const readers = trackedFiles().filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        existsSync(file) &&
        /loadHeldOutCases|cases\/held-out/.test(readFileSync(file, 'utf8')),
    );
    expect(readers.toSorted()).toEqual([
      'evals/cases/index.ts',
      'test/domain/evals/compare.test.ts',
      'test/domain/evals/eighteen-needs.test.ts',
      'test/domain/evals/exam-cases.test.ts',
      'test/local/eval-requests.test.ts',
    ]);
  });
});

describe('a change of prompts', () => {
  const diff = [
    'diff --git a/shared/catalogue/kits/complaint.ts b/shared/catalogue/kits/complaint.ts',
    '+++ b/shared/catalogue/kits/complaint.ts',
    '@@ -10,2 +12,3 @@ text',
    '+++ b/shared/domain/chat/prompt/director-prompt.ts',
    '@@ -5 +5,0 @@',
  ].join('\n');
  const cases = loadCases();
  const affected = (file: string, prompts: string[] = []) =>
    affectedCases(cases, [{ file, prompts }]);

  test('is read from a diff without context: files and their new lines', () => {
    expect([...filesOfDiff(diff)]).toEqual([
      ['shared/catalogue/kits/complaint.ts', [12, 13, 14]],
      ['shared/domain/chat/prompt/director-prompt.ts', [5]],
    ]);
  });

  test('names a file that is gone, and none of its lines', () => {
    const gone = '--- a/shared/catalogue/trades/roofer.ts\n+++ /dev/null\n@@ -1,5 +0,0 @@';
    expect([...filesOfDiff(`${diff}\n${gone}`)].at(-1)).toEqual([
      'shared/catalogue/trades/roofer.ts',
      [],
    ]);
  });

  test('names the prompt before each changed line', () => {
    const text = "const a = 1;\nid: 'sales.quick.one',\ntext\nid: 'sales.quick.two',\ntext\n";
    expect(promptsOfLines(text, [1])).toEqual([]);
    expect(promptsOfLines(text, [3, 5])).toEqual(['sales.quick.one', 'sales.quick.two']);
  });

  test('asks the cases it can affect: of a kit, of the director, of a helper, of one prompt, of a trade, or all', () => {
    const kit = affected('shared/catalogue/kits/complaint.ts');
    expect(kit.length).toBeGreaterThan(2);
    expect(new Set(kit.map(({ prompt }) => prompt))).toEqual(new Set(['kit.complaint']));
    expect(
      affected('shared/domain/chat/prompt/director-prompt.ts').every(
        ({ helper }) => helper === null,
      ),
    ).toBe(true);
    const sales = affected('shared/catalogue/sales/examples.ts');
    expect(new Set(sales.map(({ helper }) => helper))).toEqual(new Set(['sales']));
    const one = affected('shared/catalogue/sales/follow-up.ts', [
      'sales.follow-up.quote-gone-quiet',
    ]);
    expect(new Set(one.map(({ prompt }) => prompt))).toEqual(
      new Set(['sales.follow-up.quote-gone-quiet']),
    );
    expect(affected('shared/catalogue/trades/roofer.ts').length).toBeGreaterThan(5);
    expect(affected('shared/domain/chat/prompt/compose.ts')).toHaveLength(cases.length);
    expect(affected('functions/plan/billing.ts')).toEqual([]);
    expect(() => chooseCases(cases, { all: false, only: null, affected: [] })).toThrow(
      'affects no case',
    );
  });

  test('is read from git: since a commit or a branch, with edits, files that are new or gone, and nothing else', () => {
    const root = mkdtempSync(join(tmpdir(), 'changed-'));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
        cwd: root,
        stdio: 'pipe',
      });
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    const sales = (second: string) =>
      `[\n{ id: 'sales.follow-up.quote-gone-quiet',\n text: 'A' },\n{ id: 'sales.closing.need-to-think',\n text: '${second}' },\n]\n`;
    try {
      git('init', '--quiet', '--initial-branch=base');
      git('config', 'diff.mnemonicPrefix', 'true');
      git('config', 'core.hooksPath', '/dev/null');
      write('shared/catalogue/sales/follow-up.ts', sales('B'));
      write('shared/catalogue/trades/roofer.ts', 'export const roofer = 1;\n');
      write('docs/notes.md', 'One\n');
      git('add', '.');
      git('commit', '--quiet', '--message', 'first');
      git('checkout', '--quiet', '-b', 'work');
      expect(changesSince('base', root)).toEqual([]);
      write('shared/catalogue/sales/follow-up.ts', sales('Changed'));
      git('commit', '--quiet', '--all', '--message', 'second');
      rmSync(join(root, 'shared/catalogue/trades/roofer.ts'));
      write('shared/catalogue/kits/complaint.ts', 'export const kit = 1;\n');
      write('docs/notes.md', 'Two\n');
      const changes = changesSince('base', root);
      expect(changes).toEqual([
        { file: 'shared/catalogue/sales/follow-up.ts', prompts: ['sales.closing.need-to-think'] },
        { file: 'shared/catalogue/trades/roofer.ts', prompts: [] },
        { file: 'shared/catalogue/kits/complaint.ts', prompts: [] },
      ]);
      // Since the last commit only what stands in the files and in no commit.
      expect(changesSince('HEAD', root).map(({ file }) => file)).toEqual([
        'shared/catalogue/trades/roofer.ts',
        'shared/catalogue/kits/complaint.ts',
      ]);
      const asked = affectedCases(cases, changes);
      expect(asked.some(({ prompt }) => prompt === 'kit.complaint')).toBe(true);
      expect(asked.some(({ prompt }) => prompt === 'sales.follow-up.quote-gone-quiet')).toBe(
        affected('shared/catalogue/trades/roofer.ts').some(
          ({ prompt }) => prompt === 'sales.follow-up.quote-gone-quiet',
        ),
      );
      expect(asked.length).toBeLessThan(cases.length);
      expect(() => changesSince('no-such-branch', root)).toThrow('no-such-branch');
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
