import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');

/** The files that a file imports, by their paths from the root. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].map(
    ([, path = '']) =>
      path.startsWith('#')
        ? path.slice(1).replace(/^web\//, 'web/src/')
        : join(dirname(file), path),
  );

/** The walks of the page: the files of each section, in order. */
const walks = page
  .split(/^## /m)
  .slice(1)
  .map((walk) => ({
    title: walk.slice(0, walk.indexOf('\n')),
    text: walk,
    sections: walk
      .split(/^### /m)
      .slice(1)
      .map((section) => [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file)),
  }));

test('every file that the page names exists', () => {
  const named = [...page.matchAll(/`([a-z][\w./-]*\/[\w.-]+\.tsx?)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

describe.for(walks)('$title', ({ text, sections }) => {
  const files = sections.flat();
  const present = files.filter((file) => existsSync(file));

  test('names each file once', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file, nth) => files.indexOf(file) !== nth)).toEqual([]);
  });

  test('states the number of files', () => {
    expect(/(\d+) files(?: the whole way)?\.\*\*/.exec(text)?.[1]).toBe(String(files.length));
  });

  test('connects each file to an earlier one by an import, except at the start of a section', () => {
    const starts = new Set(sections.map(([first]) => first));
    const imports = new Map(present.map((file) => [file, importsOf(file)]));
    const unreached = present.filter((file, nth) => {
      const above = present.slice(0, nth);
      const isLinked = above.some(
        (earlier) => imports.get(earlier)?.includes(file) || imports.get(file)?.includes(earlier),
      );
      return !isLinked && !starts.has(file);
    });
    expect(unreached).toEqual([]);
  });
});

test('a question passes at most 11 files to the request and 45 in total', () => {
  const [question] = walks;
  const toRequest = question?.sections[0]?.length ?? Number.POSITIVE_INFINITY;
  expect(question?.text).toContain(`**${toRequest} files from the composer to the request, `);
  expect(toRequest).toBeLessThanOrEqual(11);
  expect(question?.sections.flat().length).toBeLessThanOrEqual(45);
});
