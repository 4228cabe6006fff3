// @module-tag night
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { hasPromptfoo, howToInstall, promptfooConfig } from '#evals/promptfoo/run-promptfoo.ts';
import { cannotTell } from '#evals/report/cannot-tell.ts';
import { chooseCases, shortRun, spread } from '#evals/run/choose-cases.ts';
import { endpointOf, judgeEndpointOf } from '#evals/run/endpoint.ts';
import { estimateRun, estimateText, verdictsOf } from '#evals/run/estimate.ts';
import { inParallel } from '#evals/run/in-parallel.ts';
import { optionsOf } from '#evals/run/options.ts';
import { createPrices } from '#evals/run/prices.ts';
import { recordedCases } from '#test/support/answers/recorded-run.ts';

describe('the command line', () => {
  test('runs forty cases once with one judge by default', () => {
    expect(optionsOf([])).toMatchObject({
      all: false,
      repeat: 1,
      standIn: false,
      models: [],
      judge: true,
      yes: false,
    });
    expect(
      optionsOf(['--all', '--repeat', '3', '--models', 'a, b', '--no-judge', '--yes']),
    ).toMatchObject({
      all: true,
      repeat: 3,
      models: ['a', 'b'],
      judge: false,
      yes: true,
    });
  });

  test.each([['--repeat', '0'], ['--repeat', 'two'], ['--concurrency', '99'], ['--al']])(
    'refuses %s %s',
    (...args) => {
      expect(() => optionsOf(args.filter(Boolean))).toThrow();
    },
  );
});

test('without a key the command first says what it cannot tell, then what it needs', async () => {
  const { OPENAI_API_KEY: _, OPENAI_BASE_URL: __, ...env } = process.env;
  const run = promisify(execFile)(process.execPath, ['evals/run/index.ts'], { env });
  const { code, stderr } = await run.then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(code).toBe(1);
  const lines = stderr.trim().split('\n');
  expect(lines.slice(0, cannotTell.length)).toEqual(cannotTell);
  expect(lines[cannotTell.length]).toMatch(/^Set OPENAI_API_KEY/);
  expect(lines.slice(cannotTell.length + 1)).toEqual(hasPromptfoo() ? [] : [howToInstall]);
}, 60_000);

describe('the cases of a run', () => {
  const kinds = ['trade', 'sum', 'messy', 'director', 'boundary', 'injection', 'memory'] as const;
  const [one] = recordedCases;
  const many = Array.from({ length: 320 }, (_, nth) => ({
    ...(one as (typeof recordedCases)[number]),
    id: `case.${String(nth).padStart(3, '0')}`,
    kind: kinds[nth % 7] ?? 'trade',
  }));

  test('forty cases contain each kind by its share, and are always the same', () => {
    const chosen = chooseCases(many, { all: false, only: null });
    expect(chosen).toHaveLength(shortRun);
    for (const kind of kinds) {
      const count = chosen.filter((each) => each.kind === kind).length;
      expect(count, kind).toBeGreaterThan(4);
      expect(count, kind).toBeLessThan(8);
    }
    expect(chooseCases(many.toReversed(), { all: false, only: null })).toEqual(chosen);
    expect(new Set(chosen.map(({ id }) => id)).size).toBe(shortRun);
  });

  test('`all` takes every case, and a smaller set is taken completely', () => {
    expect(chooseCases(many, { all: true, only: null })).toHaveLength(320);
    expect(spread(recordedCases, 40)).toHaveLength(recordedCases.length);
  });

  test('a filter takes the cases of a kind, of a helper, or with a prefix of the id', () => {
    const ids = (only: string) =>
      chooseCases(recordedCases, { all: false, only }).map(({ id }) => id);
    expect(ids('director')).toEqual(['director.one-star', 'director.algebra']);
    expect(ids('sales')).toEqual(['trade.quiet-quote']);
    expect(ids('price')).toEqual(['price.loss']);
    expect(() => ids('roses')).toThrow('No case is of "roses".');
  });
});

describe('the endpoints', () => {
  test('are OpenAI with a key, or another endpoint with or without one', () => {
    expect(endpointOf({})).toBeNull();
    expect(endpointOf({ OPENAI_API_KEY: 'sk-1' })).toEqual({
      apiKey: 'sk-1',
      baseUrl: '',
      format: 'schema',
    });
    expect(
      endpointOf({ OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_FORMAT: 'none' }),
    ).toMatchObject({
      baseUrl: 'http://localhost:11434/v1',
      format: 'none',
    });
    expect(() => endpointOf({ OPENAI_API_KEY: 'sk-1', OPENAI_FORMAT: 'xml' })).toThrow(
      'OPENAI_FORMAT',
    );
  });

  test('the judge can have another endpoint, and never gets the other key', () => {
    const env = { OPENAI_API_KEY: 'sk-1', JUDGE_BASE_URL: 'https://judge.example/v1' };
    expect(judgeEndpointOf(env)).toMatchObject({
      baseUrl: 'https://judge.example/v1',
      apiKey: 'sk-none',
    });
    expect(judgeEndpointOf({ OPENAI_API_KEY: 'sk-1' })?.apiKey).toBe('sk-1');
  });
});

describe('the estimate', () => {
  const planned = [
    {
      what: 'answer',
      model: 'a',
      calls: 52,
      usage: { input: 200_000, cached: 0, output: 50_000 },
      eachMs: 14_000,
    },
    {
      what: 'verdict',
      model: 'b',
      calls: 80,
      usage: { input: 100_000, cached: 0, output: 20_000 },
      eachMs: 6000,
    },
  ];
  const prices = { input: 1, cachedInput: 0.1, output: 4 };

  test('contains calls, tokens, dollars and minutes of all requests', () => {
    const pricesOf = createPrices(JSON.stringify({ a: prices, b: prices }));
    const found = estimateRun(planned, { pricesOf, concurrency: 4 });
    expect(found).toMatchObject({ calls: 132, tokens: 370_000 });
    expect(found.dollars).toBeCloseTo(0.2 + 0.2 + 0.1 + 0.08);
    expect(found.minutes).toBeCloseTo((52 * 14 + 80 * 6) / 4 / 60);
    expect(estimateText(found)).toBe('about 132 calls · 370,000 tokens · $0.58 · 6 minutes');
  });

  test('counts a verdict in each order for every answer and pair, and with --compare for both answers to a case', () => {
    const run = { models: 2, advised: 40, pairs: 127 };
    expect(verdictsOf({ ...run, isCompared: false })).toBe(2 * (80 + 127));
    expect(verdictsOf({ ...run, isCompared: true })).toBe(2 * (80 + 40 + 127));
  });

  test('an unknown price makes the dollars unknown instead of lower', () => {
    const found = estimateRun(planned, {
      pricesOf: createPrices(JSON.stringify({ a: prices })),
      concurrency: 4,
    });
    expect(found.dollars).toBeNull();
    expect(estimateText(found)).toContain('dollars unknown');
  });

  test('invalid prices are refused', () => {
    expect(() => createPrices('{"a": 3}')).toThrow('EVAL_PRICES');
    expect(createPrices()('gpt-5.4-mini')).toEqual({
      input: 0.75,
      cachedInput: 0.075,
      output: 4.5,
    });
  });
});

test('a limited number run at once, in the order of the items', async () => {
  let running = 0;
  let max = 0;
  const results = await inParallel([5, 4, 3, 2, 1], 2, async (value) => {
    max = Math.max(max, ++running);
    await new Promise((resolve) => setTimeout(resolve, value));
    running -= 1;
    return value * 2;
  });
  expect(results).toEqual([10, 8, 6, 4, 2]);
  expect(max).toBe(2);
});

test('promptfoo gets one test per case, and the product as its provider', () => {
  const { tests, providers, prompts } = promptfooConfig(['a.b', 'c.d'], 'gpt-5.4-mini');
  expect(tests.map(({ vars }) => vars.case)).toEqual(['a.b', 'c.d']);
  expect(providers[0]?.id).toMatch(/^file:\/\/\/.*evals\/promptfoo\/provider\.ts$/);
  expect(prompts).toEqual(['{{case}}']);
});

test('the packages of the exam have the product’s versions', () => {
  const read = (path: string) =>
    JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')) as {
      dependencies: Record<string, string>;
    };
  const { promptfoo, ...shared } = read('evals/package.json').dependencies;
  expect(promptfoo).toMatch(/^\d+\.\d+\.\d+$/);
  expect(read('package.json').dependencies).toMatchObject(shared);
});
