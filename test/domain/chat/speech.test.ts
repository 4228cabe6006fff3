import { expect, test } from 'vitest';
import {
  recordingsIn,
  recordingsOf,
  recordingsRefusal,
} from '#shared/domain/chat/recording-allowance.ts';
import { recordingTypeOf } from '#shared/domain/chat/recording-file.ts';
import { spokenLanguages, spokenWords } from '#shared/domain/chat/transcription-hints.ts';
import { plans } from '#shared/domain/plan/plans.ts';

const since = Date.parse('2026-11-22T08:00:00Z');
const at = (time: string) => new Date(`2026-11-22T${time}Z`);

test('the plan sets the number of recordings, and a trial is not a paid plan', () => {
  expect(recordingsOf({ plan: 'free', is_trial: false })).toBe(10);
  expect(recordingsOf({ plan: 'essentials', is_trial: false })).toBe(40);
  expect(recordingsOf({ plan: 'pro', is_trial: true })).toBe(40);
  expect(recordingsOf({ plan: 'pro', is_trial: false })).toBe(150);
  expect(plans.admin.recordings).toBe(150);
});

test('a refusal says why, until when, and what to do', () => {
  const free = { plan: 'free', is_trial: false } as const;
  expect(recordingsRefusal(free, since, at('09:30:00'))).toBe(
    'You’ve made 10 recordings in 24 hours, the most the Free plan allows. Type your question, or record again in about 23 hours.',
  );
  const trial = { plan: 'pro', is_trial: true } as const;
  expect(recordingsRefusal(trial, since, new Date(since + 23.5 * 3_600_000))).toBe(
    'You’ve made 40 recordings in 24 hours, the most your free trial allows. Type your question, or record again within an hour.',
  );
});

test('a recording counts once per two minutes, with a few seconds of tolerance', () => {
  expect([1, 120, 124].map((seconds) => recordingsIn(seconds, 120))).toEqual([1, 1, 1]);
  expect([130, 245, 1320].map((seconds) => recordingsIn(seconds, 120))).toEqual([2, 2, 11]);
});

test('the languages are those of the business and English, and none when unknown', () => {
  expect(spokenLanguages({ language: 'es' })).toEqual(['es', 'en']);
  expect(spokenLanguages({ language: 'zh-Hans' })).toEqual(['zh', 'en']);
  expect(spokenLanguages({ language: 'en' })).toEqual(['en']);
  expect(spokenLanguages({ language: null })).toEqual([]);
  // The provider accepts two-letter codes only.
  expect(spokenLanguages({ language: 'fil' })).toEqual([]);
});

test('the hints are the name, the place and the trade, never a customer', () => {
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

test('a recording is recognized by its first bytes, whatever type it claims', () => {
  const begin = (text: string) => Buffer.from(text, 'latin1');
  expect(recordingTypeOf(begin('\x1a\x45\xdf\xa3\x9f'))).toBe('audio/webm');
  expect(recordingTypeOf(begin('\x00\x00\x00\x1cftypmp42'))).toBe('audio/mp4');
  expect(recordingTypeOf(begin('OggS\x00'))).toBe('audio/ogg');
  for (const other of ['', 'RIFF', 'ID3', '<html>'])
    expect(recordingTypeOf(begin(other))).toBeUndefined();
});
