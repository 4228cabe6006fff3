import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatChargeId, parseChargeId } from '#shared/domain/chat/charge-id.ts';
import {
  conversationTitle,
  previewOf,
} from '#shared/domain/chat/conversation-title-and-preview.ts';
import {
  type Attempt,
  answerSeconds,
  decideAttempt,
  decideRefund,
  leaseFrom,
} from '#shared/domain/chat/turn-attempts.ts';
import { turnsNotReplaced } from '#shared/domain/chat/turns-not-replaced.ts';
import { expiry, isUnexpired } from '#shared/domain/lib/item-expiry.ts';

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
  [
    'was left by its dead worker',
    seenAs({ lease: now.getTime() }),
    { do: 'take-over', attempt: 3 },
  ],
  ['has failed', seenAs({ state: 'failed' }), { do: 'take-over', attempt: 4, refund: 3 }],
  ['is answered', seenAs({ state: 'answered' }), { do: 'replay' }],
  ['is already claimed by this worker', seenAs({ owner: 'me' }), { do: 'proceed', attempt: 3 }],
  [
    'was answered and has expired',
    seenAs({ state: 'answered', ttl: 1 }),
    { do: 'take-over', attempt: 4 },
  ],
  [
    'was asked with another text',
    seenAs({ fingerprint: 'other' }),
    { do: 'refuse', code: 'different-message' },
  ],
  [
    'was answered with another text',
    seenAs({ fingerprint: 'other', state: 'answered' }),
    { do: 'refuse', code: 'different-message' },
  ],
])('a question that %s', (_, seen, verdict) => {
  expect(decideAttempt(seen, wanted, now)).toEqual(verdict);
});

test('a lease is longer than the lifetime of its worker', () => {
  expect(leaseFrom(now) - now.getTime()).toBeGreaterThan(answerSeconds * 1000);
});

test.each([
  ['no longer exists', undefined, 'keep'],
  ['was answered', seenAs({ state: 'answered' }), 'keep'],
  ['is being answered', seenAs(), 'keep'],
  ['has failed', seenAs({ state: 'failed' }), 'refund'],
  ['was left by its dead worker', seenAs({ lease: now.getTime() }), 'fail-first'],
  ['was answered by a later attempt', seenAs({ state: 'answered', attempt: 4 }), 'refund'],
])('the charge of a question that %s', (_, turn, verdict) => {
  expect(decideRefund(turn, { attempt: 3 }, now)).toBe(verdict);
});

test('a charge id identifies its question', () => {
  const charged = { messageId: '01JD', attempt: 12, conversationId: 'a-b-c' };
  expect(parseChargeId(formatChargeId(charged))).toEqual(charged);
});

test('an item counts until it expires, whenever it is removed', () => {
  const ttl = expiry('unsaved', now);
  const day = 24 * 3600 * 1000;
  expect(isUnexpired({ ttl }, new Date(now.getTime() + day - 1))).toBe(true);
  expect(isUnexpired({ ttl }, new Date(now.getTime() + day))).toBe(false);
  expect(isUnexpired({}, now)).toBe(true);
});

test('replaced turns stay hidden for any page size', () => {
  // A new turn may replace any turn visible at that moment, like on the page.
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
        const page = turnsNotReplaced(newestFirst.slice(at, at + size), bound);
        seen.push(...page.turns);
        bound = page.bound;
      }
      expect(seen.toReversed()).toEqual(visible);
    }),
  );
});

test('a turn that names a later id as replaced hides nothing and does not repeat a page', () => {
  const [third, second, first] = [
    { id: '03' },
    { id: '02', replaces: '09' },
    { id: '01' },
  ] as const;
  expect(turnsNotReplaced([third, second, first])).toEqual({
    turns: [third, second, first],
    bound: '01',
  });
  const page = turnsNotReplaced([third, second]);
  expect(page.bound).toBe('02');
  expect(turnsNotReplaced([third, second, first], page.bound).turns).toEqual([first]);
});

test('a preview has 150 characters and an ellipsis', () => {
  expect(previewOf('x'.repeat(150))).toBe('x'.repeat(150));
  expect(previewOf('x'.repeat(151))).toBe(`${'x'.repeat(150)}...`);
  expect(previewOf('😀'.repeat(151))).toBe(`${'😀'.repeat(150)}...`);
});

test('a conversation is named after its prompt, else after what its first question is about', () => {
  const prompt = { id: 'p', title: 'Quote gone quiet', specificOutcome: 'x', additionalInputs: {} };
  expect(conversationTitle({ prompt, text: 'Quote gone quiet: x' })).toBe('Quote gone quiet');
  const titleOf = (text: string) => conversationTitle({ prompt: null, text });
  expect(titleOf('How do I\n follow up?')).toBe('Follow up');
  expect(titleOf('word '.repeat(20))).toBe(`${'word '.repeat(8).trimEnd()}...`);
  for (const [text, title] of [
    [
      'How do I follow up on the quote for the Okafor move-out clean?',
      'Quote for the Okafor move-out clean',
    ],
    ['What do I say to a customer who wants a discount?', 'Customer who wants a discount'],
    [
      'Can I raise my price for the regulars in January, or is it too soon?',
      'Raise my price for the regulars in...',
    ],
    ['Can I raise my price in January, or is it too soon for that?', 'Raise my price in January'],
    ['Write a text to regulars about the holidays', 'Text to regulars about the holidays'],
    ['Can you please write me a review reply?', 'Review reply'],
    ['How do I follow up on quotes?', 'Follow up on quotes'],
    ['How do I follow up on a quote?', 'Follow up on a quote'],
    ['Follow-up to Mrs. Alvarez about the broken gate', 'Follow-up to Mrs. Alvarez about the...'],
    ['Fix the broken gate. Then call Mrs. Alvarez', 'Fix the broken gate'],
    ['What first?', 'What first?'],
    ['Should I?', 'Should I?'],
    ['The boiler quote', 'The boiler quote'],
    ['x'.repeat(70), `${'x'.repeat(40)}...`],
    ['', ''],
  ] as const)
    expect(titleOf(text)).toBe(title);
});
