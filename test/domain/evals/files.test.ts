import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRecording } from '#evals/product/recording.ts';
import { runBefore, runFolder, runId } from '#evals/run/files.ts';
import { scoreRun } from '#evals/score/score-run.ts';
import { recordedCases, recordedRun } from '#test/support/answers/recorded-run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evals-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Stores the recorded run under another id; unfinished runs have no result. */
const store = (id: string, { standIn = false, isFinished = true } = {}) => {
  const files = { ...recordedRun, run: { ...recordedRun.run, id, standIn } };
  const stored = runFolder(id, folder);
  stored.begin(files.run);
  for (const line of files.answers) appendFileSync(stored.answersFile, `${JSON.stringify(line)}\n`);
  for (const line of files.judged) stored.add('judged', line);
  const around = {
    cases: recordedCases,
    pairs: [],
    pricesOf: () => null,
    before: null,
  };
  if (isFinished) stored.finish(scoreRun(files, around), '<!doctype html>');
  return stored;
};

test('a stored run is read unchanged', () => {
  const { answers, judged, agreement, run } = store('2026-11-22T08-00-00').read();
  expect(answers).toEqual(recordedRun.answers);
  expect(judged).toEqual(recordedRun.judged);
  expect(agreement).toEqual([]);
  expect(run.id).toBe('2026-11-22T08-00-00');
});

test('the previous run is the newest finished one of its kind', { tags: 'night' }, () => {
  store('2026-11-20T08-00-00');
  store('2026-11-21T08-00-00-stand-in', { standIn: true });
  store('2026-11-21T09-00-00', { isFinished: false });
  store('2026-11-23T08-00-00');
  const before = (standIn: boolean, id = '2026-11-22T08-00-00') =>
    runBefore({ id, standIn, heldOut: false }, folder)?.run.id;
  expect(before(false)).toBe('2026-11-20T08-00-00');
  expect(before(true)).toBe('2026-11-21T08-00-00-stand-in');
  expect(before(false, '2026-11-20T08-00-00')).toBeUndefined();
});

test('the last run is found by the word "last"', () => {
  expect(() => runId('last', folder)).toThrow('There is no run yet.');
  store('2026-11-20T08-00-00');
  store('2026-11-21T08-00-00');
  expect(runId('last', folder)).toBe('2026-11-21T08-00-00');
  expect(runId('2026-11-20T08-00-00', folder)).toBe('2026-11-20T08-00-00');
});

test('a recording returns its own answers and no others', () => {
  const recorded = createRecording(store('2026-11-22T08-00-00').answersFile);
  expect(recorded('memory.wage', { repeat: 1, model: 'hasty' })?.problem).toMatch('did not begin');
  expect(recorded('memory.wage', { repeat: 1, model: 'steady' })?.parts).toHaveLength(2);
  expect(recorded('memory.wage', { repeat: 2, model: 'steady' })).toBeUndefined();
});
