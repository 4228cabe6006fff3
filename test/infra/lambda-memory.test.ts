import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindOf, memoryOf } from '#infra/lambda-memory.ts';
import type { LambdaName } from '#infra/lambda-names.ts';
import { writtenStage } from './synth.ts';

const report = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8');
const section = /## Memory of the Lambdas\n([\s\S]*?)(?=\n## |$)/.exec(report)?.[1] ?? '';
const picked = new Map(
  [...section.matchAll(/^\| (.+), (\d+) MB \|.*\| picked \|/gm)].map(([, what = '', size]) => [
    what,
    Number(size),
  ]),
);

test('the memory of questions and requests is that of the benchmark', () => {
  expect(Object.fromEntries(picked)).toEqual({
    'an answer': memoryOf.answers,
    'a request of a page': memoryOf.requests,
  });
});

test('every Lambda of the stacks has the memory of its kind', () => {
  const given = Object.values(writtenStage('prod').templates).flatMap(({ Resources }) =>
    Object.values(Resources).flatMap(({ Type, Properties }) => {
      const name = /^sevenhands-prod-(.+)$/.exec(String(Properties?.FunctionName))?.[1];
      return Type === 'AWS::Lambda::Function' && name
        ? [[name, Properties?.MemorySize] as const]
        : [];
    }),
  );
  expect(given.length).toBeGreaterThan(16);
  for (const [name, size] of given)
    expect([name, size]).toEqual([name, memoryOf[kindOf(name as LambdaName)]]);
});
