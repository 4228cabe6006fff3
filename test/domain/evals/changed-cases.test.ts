/** Which cases a change of prompts can affect, read from git. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCases } from '#evals/cases/index.ts';
import {
  affectedCases,
  changesSince,
  filesOfDiff,
  promptsOfLines,
} from '#evals/run/changed-cases.ts';
import { chooseCases } from '#evals/run/choose-cases.ts';

describe('a change of prompts', () => {
  const diff = [
    'diff --git a/shared/catalogue/kits/complaint.ts b/shared/catalogue/kits/complaint.ts',
    '+++ b/shared/catalogue/kits/complaint.ts',
    '@@ -10,2 +12,3 @@ text',
    '+++ b/shared/domain/chat/prompt/assistant-prompt.ts',
    '@@ -5 +5,0 @@',
  ].join('\n');
  const cases = loadCases();
  const affected = (file: string, prompts: string[] = []) =>
    affectedCases(cases, [{ file, prompts }]);

  test('is read from a diff without context: files and their new lines', () => {
    expect([...filesOfDiff(diff)]).toEqual([
      ['shared/catalogue/kits/complaint.ts', [12, 13, 14]],
      ['shared/domain/chat/prompt/assistant-prompt.ts', [5]],
    ]);
  });

  test('names a file that is gone, and none of its lines', () => {
    const gone = '--- a/shared/domain/catalogue/trades/roofer.ts\n+++ /dev/null\n@@ -1,5 +0,0 @@';
    expect([...filesOfDiff(`${diff}\n${gone}`)].at(-1)).toEqual([
      'shared/domain/catalogue/trades/roofer.ts',
      [],
    ]);
  });

  test('names the prompt before each changed line', () => {
    const text = "const a = 1;\nid: 'sales.quick.one',\ntext\nid: 'sales.quick.two',\ntext\n";
    expect(promptsOfLines(text, [1])).toEqual([]);
    expect(promptsOfLines(text, [3, 5])).toEqual(['sales.quick.one', 'sales.quick.two']);
  });

  test('asks the cases it can affect: of a kit, of the assistant, of a helper, of one prompt, of a trade, or all', () => {
    const kit = affected('shared/catalogue/kits/complaint.ts');
    expect(kit.length).toBeGreaterThan(2);
    expect(new Set(kit.map(({ prompt }) => prompt))).toEqual(new Set(['kit.complaint']));
    expect(
      affected('shared/domain/chat/prompt/assistant-prompt.ts').every(
        ({ helper }) => helper === null,
      ),
    ).toBe(true);
    const sales = affected('shared/catalogue/sales/brief-examples.ts');
    expect(new Set(sales.map(({ helper }) => helper))).toEqual(new Set(['sales']));
    const one = affected('shared/catalogue/sales/follow-up.ts', [
      'sales.follow-up.quote-gone-quiet',
    ]);
    expect(new Set(one.map(({ prompt }) => prompt))).toEqual(
      new Set(['sales.follow-up.quote-gone-quiet']),
    );
    expect(affected('shared/domain/catalogue/trades/roofer.ts').length).toBeGreaterThan(5);
    expect(affected('shared/domain/chat/prompt/compose-prompt.ts')).toHaveLength(cases.length);
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
      write('shared/domain/catalogue/trades/roofer.ts', 'export const roofer = 1;\n');
      write('docs/notes.md', 'One\n');
      git('add', '.');
      git('commit', '--quiet', '--message', 'first');
      git('checkout', '--quiet', '-b', 'work');
      expect(changesSince('base', root)).toEqual([]);
      write('shared/catalogue/sales/follow-up.ts', sales('Changed'));
      git('commit', '--quiet', '--all', '--message', 'second');
      rmSync(join(root, 'shared/domain/catalogue/trades/roofer.ts'));
      write('shared/catalogue/kits/complaint.ts', 'export const kit = 1;\n');
      write('docs/notes.md', 'Two\n');
      const changes = changesSince('base', root);
      expect(changes).toEqual([
        { file: 'shared/catalogue/sales/follow-up.ts', prompts: ['sales.closing.need-to-think'] },
        { file: 'shared/domain/catalogue/trades/roofer.ts', prompts: [] },
        { file: 'shared/catalogue/kits/complaint.ts', prompts: [] },
      ]);
      // Since the last commit only what stands in the files and in no commit.
      expect(changesSince('HEAD', root).map(({ file }) => file)).toEqual([
        'shared/domain/catalogue/trades/roofer.ts',
        'shared/catalogue/kits/complaint.ts',
      ]);
      const asked = affectedCases(cases, changes);
      expect(asked.some(({ prompt }) => prompt === 'kit.complaint')).toBe(true);
      expect(asked.some(({ prompt }) => prompt === 'sales.follow-up.quote-gone-quiet')).toBe(
        affected('shared/domain/catalogue/trades/roofer.ts').some(
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
