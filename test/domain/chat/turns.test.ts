import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatTitle, previewOf } from '#shared/domain/conversation.ts';
import { expiry, isUnexpired } from '#shared/domain/retention.ts';
import {
  type Attempt,
  answerSeconds,
  decideAttempt,
  decideRefund,
  formatChargeId,
  leaseFrom,
  parseChargeId,
  visibleTurns,
} from '#shared/domain/turns.ts';

const now = new Date('2026-11-20T12:00:00Z');
const seenAs = (more: Partial<Attempt> = {}): Attempt => ({
  state: 'answering',
  owner: 'them',
  lease: now.getTime() + 1,
  attempt: 3,
  fingerprint: 'same words',
  ...more,
});
const wanted = { owner: 'me', fingerprint: 'same words' };

test.each([
  ['is being answered', seenAs(), { do: 'refuse', code: 'still-answering' }],
  ['was left by its worker', seenAs({ lease: now.getTime() }), { do: 'take-over', attempt: 3 }],
  ['was given up', seenAs({ state: 'failed' }), { do: 'take-over', attempt: 4, refund: 3 }],
  ['is answered', seenAs({ state: 'answered' }), { do: 'replay' }],
  ['is ours already', seenAs({ owner: 'me' }), { do: 'proceed', attempt: 3 }],
  [
    'was answered and has expired',
    seenAs({ state: 'answered', ttl: 1 }),
    { do: 'take-over', attempt: 4 },
  ],
  [
    'was asked in other words',
    seenAs({ fingerprint: 'other' }),
    { do: 'refuse', code: 'different-message' },
  ],
  [
    'was answered in other words',
    seenAs({ fingerprint: 'other', state: 'answered' }),
    { do: 'refuse', code: 'different-message' },
  ],
])('a question that %s', (_, seen, verdict) => {
  expect(decideAttempt(seen, wanted, now)).toEqual(verdict);
});

test('a lease outlives the worker that took it', () => {
  expect(leaseFrom(now) - now.getTime()).toBeGreaterThan(answerSeconds * 1000);
});

test.each([
  ['nobody knows any more', undefined, 'keep'],
  ['was answered', seenAs({ state: 'answered' }), 'keep'],
  ['is being answered', seenAs(), 'keep'],
  ['was given up', seenAs({ state: 'failed' }), 'refund'],
  ['was left by its worker', seenAs({ lease: now.getTime() }), 'fail-first'],
  ['was answered by a later attempt', seenAs({ state: 'answered', attempt: 4 }), 'refund'],
])('the charge of a question that %s', (_, turn, verdict) => {
  expect(decideRefund(turn, { attempt: 3 }, now)).toBe(verdict);
});

test('a charge id tells what it was for', () => {
  const charged = { messageId: '01JD', attempt: 12, conversationId: 'a-b-c' };
  expect(parseChargeId(formatChargeId(charged))).toEqual(charged);
});

test('an item counts until its time is up, whenever it is removed', () => {
  const ttl = expiry('unsaved', now);
  const day = 24 * 3600 * 1000;
  expect(isUnexpired({ ttl }, new Date(now.getTime() + day - 1))).toBe(true);
  expect(isUnexpired({ ttl }, new Date(now.getTime() + day))).toBe(false);
  expect(isUnexpired({}, now)).toBe(true);
});

test('replaced turns stay hidden however the conversation is cut into pages', () => {
  // Every new turn may replace any turn that is visible at that moment, as the page lets an owner do.
  const steps = fc.array(fc.option(fc.nat(20), { nil: undefined }), {
    minLength: 1,
    maxLength: 25,
  });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 6 }), (choices, size) => {
      const all: { id: string; replaces?: string }[] = [];
      let visible: typeof all = [];
      for (const [nth, choice] of choices.entries()) {
        const id = String(nth + 100);
        const target = choice === undefined ? undefined : visible[choice];
        const turn = target ? { id, replaces: target.replaces ?? target.id } : { id };
        if (target) visible = visible.slice(0, visible.indexOf(target));
        all.push(turn);
        visible.push(turn);
      }
      const newestFirst = all.toReversed();
      const seen: typeof all = [];
      let bound: string | undefined;
      for (let at = 0; at < newestFirst.length; at += size) {
        const page = visibleTurns(newestFirst.slice(at, at + size), bound);
        seen.push(...page.turns);
        bound = page.bound;
      }
      expect(seen.toReversed()).toEqual(visible);
    }),
  );
});

test('a preview is 150 characters and then three dots', () => {
  expect(previewOf('x'.repeat(150))).toBe('x'.repeat(150));
  expect(previewOf('x'.repeat(151))).toBe(`${'x'.repeat(150)}...`);
  expect(previewOf('😀'.repeat(151))).toBe(`${'😀'.repeat(150)}...`);
});

test('a conversation is called by its prompt, else by its first words', () => {
  const prompt = { id: 'p', title: 'Quote gone quiet', specificOutcome: 'x', additionalInputs: {} };
  expect(chatTitle({ prompt, text: 'Quote gone quiet: x' })).toBe('Quote gone quiet');
  expect(chatTitle({ prompt: null, text: 'How do I\n follow up?' })).toBe('How do I follow up?');
  expect(chatTitle({ prompt: null, text: `${'word '.repeat(20)}` })).toBe(
    `${'word '.repeat(12).trimEnd()}...`,
  );
});
