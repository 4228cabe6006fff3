import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('every command that runs a source file checks for Node 24 first', () => {
  const runs = Object.values(scripts).flatMap((script) =>
    [...script.matchAll(/\bnode ([^&]*\.ts)/g)].map(([, asked = '']) => asked),
  );
  expect(runs.length).toBeGreaterThan(15);
  expect(runs.filter((asked) => !asked.startsWith('-r ./node-24.cjs '))).toEqual([]);
});
