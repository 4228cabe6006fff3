import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatTitle, previewOf } from '#shared/domain/conversation.ts';
import { expiry, isLive } from '#shared/domain/retention.ts';
import {
  answerSeconds,
  type Claim,
  chargedBy,
  chargeId,
  judgeClaim,
  leaseFrom,
  settle,
  visibleFrom,
} from '#shared/domain/turns.ts';

const now = new Date('2026-11-20T12:00:00Z');
const claim = (more: Partial<Claim> = {}): Claim => ({
  st: 'P',
  owner: 'them',
  lease: now.getTime() + 1,
  n: 3,
  h: 'same words',
  ...more,
});
const mine = { owner: 'me', h: 'same words' };

test.each([
  ['is being answered', claim(), { do: 'refuse', code: 'still-answering' }],
  ['was left by its worker', claim({ lease: now.getTime() }), { do: 'take', n: 3 }],
  ['was given up', claim({ st: 'F' }), { do: 'take', n: 4, settle: 3 }],
  ['is answered', claim({ st: 'D' }), { do: 'replay' }],
  ['is ours already', claim({ owner: 'me' }), { do: 'go', n: 3 }],
  ['was answered and has expired', claim({ st: 'D', ttl: 1 }), { do: 'take', n: 4 }],
  ['was asked in other words', claim({ h: 'other' }), { do: 'refuse', code: 'different-message' }],
  [
    'was answered in other words',
    claim({ h: 'other', st: 'D' }),
    { do: 'refuse', code: 'different-message' },
  ],
])('a question that %s', (_, seen, verdict) => {
  expect(judgeClaim(seen, mine, now)).toEqual(verdict);
});

test('a lease outlives the worker that took it', () => {
  expect(leaseFrom(now) - now.getTime()).toBeGreaterThan(answerSeconds * 1000);
});

test.each([
  ['nobody knows any more', undefined, 'keep'],
  ['was answered', claim({ st: 'D' }), 'keep'],
  ['is being answered', claim(), 'keep'],
  ['was given up', claim({ st: 'F' }), 'refund'],
  ['was left by its worker', claim({ lease: now.getTime() }), 'fail'],
  ['was answered by a later attempt', claim({ st: 'D', n: 4 }), 'refund'],
])('the charge of a question that %s', (_, turn, verdict) => {
  expect(settle(turn, { n: 3 }, now)).toBe(verdict);
});

test('a charge id tells what it was for', () => {
  const charged = { messageId: '01JD', n: 12, chatId: 'a-b-c' };
  expect(chargedBy(chargeId(charged))).toEqual(charged);
});

test('an item counts until its time is up, whenever it is removed', () => {
  const ttl = expiry('unsaved', now);
  const day = 24 * 3600 * 1000;
  expect(isLive({ ttl }, new Date(now.getTime() + day - 1))).toBe(true);
  expect(isLive({ ttl }, new Date(now.getTime() + day))).toBe(false);
  expect(isLive({}, now)).toBe(true);
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
        const page = visibleFrom(newestFirst.slice(at, at + size), bound);
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
