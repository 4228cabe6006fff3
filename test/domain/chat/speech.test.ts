import { expect, test } from 'vitest';
import { plans } from '#shared/domain/plans.ts';
import { soundTypeOf } from '#shared/domain/sound.ts';
import {
  recordingsIn,
  recordingsOf,
  recordingsRefusal,
  spokenLanguages,
  spokenWords,
} from '#shared/domain/speech.ts';

const since = Date.parse('2026-11-22T08:00:00Z');
const at = (time: string) => new Date(`2026-11-22T${time}Z`);

test('how often one may speak goes by the plan, and a trial is no paid plan', () => {
  expect(recordingsOf({ plan: 'free', is_trial: false })).toBe(10);
  expect(recordingsOf({ plan: 'essentials', is_trial: false })).toBe(40);
  expect(recordingsOf({ plan: 'pro', is_trial: true })).toBe(40);
  expect(recordingsOf({ plan: 'pro', is_trial: false })).toBe(150);
  expect(plans.admin.recordings).toBe(150);
});

test('a refusal says why, until when, and what to do', () => {
  const free = { plan: 'free', is_trial: false } as const;
  expect(recordingsRefusal(free, since, at('09:30:00'))).toBe(
    'You have spoken 10 times in 24 hours, the most that the Free plan includes. Type your question, or speak again in about 23 hours.',
  );
  const trial = { plan: 'pro', is_trial: true } as const;
  expect(recordingsRefusal(trial, since, new Date(since + 23.5 * 3_600_000))).toBe(
    'You have spoken 40 times in 24 hours, the most that the trial includes. Type your question, or speak again within an hour.',
  );
});

test('a recording counts as often as it is two minutes long; a few seconds more are none', () => {
  expect([1, 120, 124].map((seconds) => recordingsIn(seconds, 120))).toEqual([1, 1, 1]);
  expect([130, 245, 1320].map((seconds) => recordingsIn(seconds, 120))).toEqual([2, 2, 11]);
});

test('languages are those of the business with English beside them, and none while it is unknown', () => {
  expect(spokenLanguages({ language: 'es' })).toEqual(['es', 'en']);
  expect(spokenLanguages({ language: 'zh-Hans' })).toEqual(['zh', 'en']);
  expect(spokenLanguages({ language: 'en' })).toEqual(['en']);
  expect(spokenLanguages({ language: null })).toEqual([]);
  // The provider knows codes of two letters only.
  expect(spokenLanguages({ language: 'fil' })).toEqual([]);
});

test('the words that help are the name, the place and the trade, never a customer', () => {
  const plumber = { name: 'Ridgeline', type: 'Plumber', location: 'Columbus, OH', language: 'en' };
  expect(spokenWords(plumber)).toEqual(
    expect.arrayContaining(['Ridgeline', 'Columbus, OH', 'PEX']),
  );
  expect(spokenWords({ ...plumber, type: 'Bike repair', location: ' ' })).toEqual([
    'Ridgeline',
    'estimate',
    'invoice',
    'deposit',
    'quote',
  ]);
});

test('a recording is known by its beginning, whatever it says it is', () => {
  const begin = (text: string) => Buffer.from(text, 'latin1');
  expect(soundTypeOf(begin('\x1a\x45\xdf\xa3\x9f'))).toBe('audio/webm');
  expect(soundTypeOf(begin('\x00\x00\x00\x1cftypmp42'))).toBe('audio/mp4');
  expect(soundTypeOf(begin('OggS\x00'))).toBe('audio/ogg');
  for (const other of ['', 'RIFF', 'ID3', '<html>'])
    expect(soundTypeOf(begin(other))).toBeUndefined();
});
