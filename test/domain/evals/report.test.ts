import { describe, expect, test } from 'vitest';
import { nearMissPairs } from '#evals/judge/near-miss-pairs.ts';
import { html } from '#evals/report/html.ts';
import { reportPage } from '#evals/report/page.ts';
import { summaryLines } from '#evals/report/summary.ts';
import { differenceText, dollars, scoreText, shareText } from '#evals/report/words.ts';
import { scoreRun } from '#evals/score/score-run.ts';
import { ordersOf, recordedCases, recordedRun } from '#test/support/answers/recorded-run.ts';

const pairs = nearMissPairs();
const around = {
  cases: recordedCases,
  pairs,
  pricesOf: () => null,
  before: null,
};
const agreement = pairs.map(({ id, better }) => ({
  pair: id,
  judge: 'judge',
  orders: ordersOf(better === 'first' ? 4 : 2, 3),
}));
const result = scoreRun({ ...recordedRun, agreement }, around);
const page = reportPage(result);

describe('the report page', () => {
  test('is self-contained: no script and no external resource', () => {
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/<script|<link|<img|https?:\/\/|url\(/);
  });

  test('shows the model’s text as text', () => {
    const named = structuredClone(result);
    const [first] = named.models;
    if (first) {
      first.model = '<img src=x onerror=alert(1)>';
      first.failures = [{ case: 'a&b', repeat: 2, row: 'words', why: ['<b>"bold"</b>'] }];
    }
    const hostile = reportPage(named);
    expect(hostile).not.toMatch(/<img|<b>/);
    expect(hostile).toContain('&lt;b&gt;&quot;bold&quot;&lt;/b&gt;');
    expect(hostile).toContain('a&amp;b');
    expect(hostile).toContain('(answer 2)');
  });

  test('shows both models side by side, every check with its threshold, and the failures', () => {
    for (const words of [
      'steady',
      'hasty',
      'no-statistics',
      'right-helper',
      'Plumber',
      'What failed',
    ])
      expect(page).toContain(words);
    expect(page.match(/<summary>/g)?.length).toBeGreaterThan(3);
    expect(page).toContain('This is the first result');
    expect(page).not.toContain('stood in for the model');
  });

  test('states how reliable the judge is', () => {
    expect(page).toMatch(/judge<\/strong> counts: weighted kappa/);
    expect(page).toMatch(/criterion by criterion/);
    expect(page).toMatch(/Safe and fair<\/th><td>[^<]+<\/td><td>0\.97 /);
    const without = reportPage(scoreRun({ ...recordedRun, judged: [], agreement: [] }, around));
    expect(without).toContain('No judge was asked.');
  });

  test('for the stand-in says that the result tells nothing about advice', () => {
    const run = { ...recordedRun.run, standIn: true };
    const standIn = scoreRun({ ...recordedRun, run }, around);
    expect(reportPage(standIn)).toContain('They say nothing about advice.');
    expect(summaryLines(standIn).join('\n')).toContain('not how good advice is');
  });

  test('names the run it is compared with', () => {
    expect(reportPage(scoreRun(recordedRun, { ...around, before: result }))).toContain(
      `Differences are to the run ${result.run.id}`,
    );
  });
});

test('the summary names each check below its threshold, and the judge’s results', () => {
  const lines = summaryLines(result).join('\n');
  expect(lines).toMatch(/hasty: 0\s% \(0\sto\s60\)/);
  expect(lines).toContain('below its gate of 100 %: no-statistics');
  expect(lines).toContain('2 better, 1 same, 0 worse');
});

test('markup is escaped once in every field', () => {
  expect(html`<p title="${'"'}">${'<&'}${[html`<i>${1}</i>`]}</p>`.markup).toBe(
    '<p title="&quot;">&lt;&amp;<i>1</i></p>',
  );
});

test('figures are formatted for reading', () => {
  const estimate = { mean: 0.9312, low: 0.88, high: 0.972, cases: 40 };
  expect(shareText(estimate)).toBe('93.1\u00A0% (88\u00A0to\u00A097)');
  expect(shareText(null)).toBe('–');
  expect(scoreText({ ...estimate, mean: -0.5, low: -1, high: 0 })).toBe(
    '−0.50 (−1.00\u00A0to\u00A00.00)',
  );
  expect(
    differenceText({ ...estimate, mean: 0.025, low: -0.01, high: 0.06, counts: false }, 'points'),
  ).toBe('+2.5 (−1.0\u00A0to\u00A0+6.0), may be chance');
  expect(
    differenceText({ ...estimate, mean: 0.3, low: 0.1, high: 0.5, counts: true }, 'score'),
  ).toBe('+0.30 (+0.10\u00A0to\u00A0+0.50)');
  expect(differenceText({ ...estimate, mean: 0, low: 0, high: 0, counts: false }, 'points')).toBe(
    'the same',
  );
  expect(dollars(3500)).toBe('$0.0035');
  expect(dollars(null)).toBe('–');
});
