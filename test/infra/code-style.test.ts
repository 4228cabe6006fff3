import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { trackedFiles } from '#test/support/tracked-files.ts';
import { retiredNames } from './retired-names.ts';

const tracked = trackedFiles();
const read = (file: string) => readFileSync(file, 'utf8');

describe('sizes', () => {
  const lengths = tracked
    .filter((file) => /\.tsx?$/.test(file) && !/^(test|shared\/catalogue)\//.test(file))
    .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > 0)
    .toSorted((a, b) => a.lines - b.lines);
  const at = (share: number) => lengths[Math.ceil(lengths.length * share) - 1]?.lines;

  test('half of the files have 50 lines or fewer, nine of ten 120, and none more than 160', () => {
    expect(at(0.5)).toBeLessThanOrEqual(50);
    expect(at(0.9)).toBeLessThanOrEqual(120);
    expect(lengths.filter(({ lines }) => lines > 160)).toEqual([]);
  });

  test('no test file is longer than 350 lines', () => {
    const long = tracked.filter(
      (file) => /^test\/.*\.tsx?$/.test(file) && read(file).split('\n').length > 351,
    );
    expect(long).toEqual([]);
  });
});

describe('retired names', () => {
  const searched = tracked.filter(
    (file) =>
      /\.(tsx?|css|html|md|json|grit|ya?ml)$/.test(file) &&
      !/^(package-lock\.json|test\/infra\/(retired-names|code-style\.test)\.ts|test\/fixtures\/)/.test(
        file,
      ),
  );
  const pattern = new RegExp(`(?<![\\w-])(${retiredNames.join('|')})(?![\\w-])`, 'g');

  test('no code, test, stylesheet or document uses one', () => {
    const found = searched.flatMap((file) =>
      [...new Set(read(file).match(pattern))].map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  test('no file is named by one', () => {
    const found = tracked.filter((file) =>
      file.split(/[/.]/).some((part) => new RegExp(`^(?:${retiredNames.join('|')})$`).test(part)),
    );
    expect(found).toEqual([]);
  });
});
