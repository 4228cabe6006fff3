import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactKinds } from '#shared/domain/chat/masking/contact-kinds-and-text-spans.ts';
import { findContacts } from '#shared/domain/chat/masking/find-contacts.ts';
import { maskContacts } from '#shared/domain/chat/masking/mask-contacts.ts';
import { maskDetails, putBack } from '#shared/domain/chat/masking/masked-details.ts';
import { labelledContacts, scoreContacts } from '#test/support/learning/labelled-contacts.ts';
import { scoredSets } from '#test/support/learning/labelled-messages.ts';
import { findLinks } from '#web/features/chat/message-reply/find-links.ts';

const us = { country: 'US', links: findLinks };
const find = (text: string, country: string) => findContacts(text, { country, links: findLinks });
const brenda = 'Come and look today. 418 Maple St, you can reach me at 740-555-0148.';

/** The phone numbers in the scored messages. */
const phones = ['555-0148', '07700 900 412', 'nine oh four five five five oh one seven two'];

describe('contact details', () => {
  const sets = labelledContacts();

  test('are found: 99 of 100, street addresses 85 of 100, with few false alarms', () => {
    const rows = sets.map(([name, texts]) => [name, scoreContacts(texts, find)] as const);
    const total = scoreContacts(
      sets.flatMap(([, texts]) => texts),
      find,
    );
    const line = (name: string, kind: (typeof contactKinds)[number], s: (typeof total)['card']) =>
      s.labelled + s.masked === 0
        ? []
        : `${name.padEnd(16)} ${kind.padEnd(8)} recall ${s.found}/${s.labelled} precision ${s.right}/${s.masked}`;
    const table = [...rows, ['all', total] as const].flatMap(([name, scores]) =>
      contactKinds.flatMap((kind) => line(name, kind, scores[kind])),
    );
    // Written directly, because the runner hides console output of passing tests.
    process.stdout.write(`${table.join('\n')}\n`);
    for (const kind of contactKinds) {
      const { labelled, found, masked, right } = total[kind];
      expect(found / labelled, `recall of ${kind}`).toBeGreaterThanOrEqual(
        kind === 'address' ? 0.85 : 0.99,
      );
      expect(right / masked, `precision of ${kind}`).toBeGreaterThanOrEqual(0.95);
    }
  });

  test('the held-out set reaches the same scores', () => {
    const heldOut = sets.find(([name]) => name === 'held-out')?.[1] ?? [];
    const scores = scoreContacts(heldOut, find);
    for (const kind of contactKinds)
      expect(scores[kind].found / scores[kind].labelled, kind).toBeGreaterThanOrEqual(
        kind === 'address' ? 0.85 : 0.99,
      );
  });

  test('amounts, dates, times, invoice and serial numbers are not masked', () => {
    const plain = sets.find(([name]) => name === 'nothing-private')?.[1] ?? [];
    expect(plain.length).toBeGreaterThan(20);
    for (const { text } of plain)
      for (const country of ['US', 'GB', 'DE', 'IN', 'MX', 'AU', 'FR'])
        expect(
          find(text, country).map(({ start, end }) => text.slice(start, end)),
          text,
        ).toEqual([]);
  });

  test('ordinary messages contain few matches', () => {
    const texts = scoredSets().flatMap(([, messages]) => messages.map(({ text }) => text));
    const taken = texts.flatMap((text) =>
      find(text, 'US').map(({ start, end }) => text.slice(start, end)),
    );
    // Each of these is a detail: an email address or a street. The phone numbers in the messages are listed.
    const others = taken.filter((value) => !phones.includes(value));
    expect(taken.filter((value) => phones.includes(value)).toSorted()).toEqual(phones.toSorted());
    for (const value of others) expect(value).toMatch(/@|\d+ [A-Z]|St|street|Rd/);
    expect(taken.length).toBeLessThan(texts.length / 5);
  });

  test('the slowest texts of 4,000 characters are masked within two seconds', () => {
    const pieces = [
      '123 ',
      'Abc ',
      '12 Oak, ',
      'a.b.',
      '0 ',
      '4111 ',
      'Aa, ',
      'calle a ',
      'a at b dot ',
      'x',
      '(0',
    ];
    find('warm up 740-555-0148', 'US');
    for (const piece of pieces) {
      const text = piece.repeat(4000 / piece.length + 1).slice(0, 4000);
      const start = performance.now();
      find(text, 'US');
      expect(performance.now() - start, piece).toBeLessThan(2000);
    }
  });
});

describe('masking', () => {
  test('a masked message is restored unchanged', () => {
    const { text, details } = maskContacts(brenda, us);
    expect(text).toBe('Come and look today. [address 1], you can reach me at [phone 1].');
    expect(details).toEqual([
      { placeholder: '[address 1]', kind: 'address', value: '418 Maple St' },
      { placeholder: '[phone 1]', kind: 'phone', value: '740-555-0148' },
    ]);
    expect(putBack(text, details)).toBe(brenda);
  });

  test('a number written in two ways is one place', () => {
    const { text, details } = maskContacts(
      'call 740-555-0148 or text (740) 555-0148 or 740-555-0149',
      us,
    );
    expect(text).toBe('call [phone 1] or text [phone 1] or [phone 2]');
    expect(details).toHaveLength(2);
  });

  test('a second message keeps the details of the first', () => {
    const first = maskContacts(brenda, us);
    const second = maskContacts(
      'my number is 740-555-0148, his is 740-555-0150',
      us,
      first.details,
    );
    expect(second.text).toBe('my number is [phone 1], his is [phone 2]');
    expect(second.details).toHaveLength(3);
  });

  test('a place typed by the owner is not used for another value', () => {
    const { text, details } = maskContacts('[phone 1] is old, call 740-555-0148', us);
    expect(text).toBe('[phone 1] is old, call [phone 2]');
    expect(putBack(text, details)).toBe('[phone 1] is old, call 740-555-0148');
  });

  test.each([
    ['[Phone 1]', '740-555-0148'],
    ['[ phone  1 ]', '740-555-0148'],
    ['[phone1]', '740-555-0148'],
    ['[phone]', '740-555-0148'],
    ['[phone 2]', '[phone 2]'],
    ['[day and time]', '[day and time]'],
    ['[email 1]', '[email 1]'],
  ])('a draft with %s becomes %s', (written, read) => {
    const { details } = maskContacts('call 740-555-0148', us);
    expect(putBack(`Hi, ${written}.`, details)).toBe(`Hi, ${read}.`);
  });

  test('a value with regular expression characters is restored exactly', () => {
    const details = [
      { placeholder: '[customer]', kind: 'customer', value: "$& $1 O'Brien" },
    ] as const;
    expect(putBack('Dear [customer]', details)).toBe("Dear $& $1 O'Brien");
  });

  test('any pasted text is restored, and its masked details are not in the masked text', () => {
    const piece = fc.constantFrom(
      '740-555-0148',
      'a@b.io',
      '4111 1111 1111 1111',
      'https://x.com/a',
      '418 Maple St',
      ' ',
      ', ',
      '\n',
      'call ',
      '$1,940',
      '12/10/2026',
      'invoice 10423',
      'é',
      '👷',
    );
    const pasted = fc
      .array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 6 })))
      .map((all) => all.join(''));
    void fc.assert(
      fc.property(pasted, (text) => {
        const { text: masked, details } = maskContacts(text, us);
        if (!/\[[\s\w-]*\]/.test(text)) {
          // Two spellings of one value are restored as the first of them.
          const values = new Map(details.map(({ placeholder, value }) => [placeholder, value]));
          expect(maskContacts(putBack(masked, details), us).text).toBe(masked);
          for (const value of values.values()) expect(text).toContain(value);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('details in words that are to be sent', () => {
  test('a longer detail is taken out before one that it begins with', () => {
    const names = [
      { placeholder: '[customer 1]', kind: 'customer', value: 'Anna' },
      { placeholder: '[customer 2]', kind: 'customer', value: 'Anna Smith' },
    ] as const;
    for (const details of [names, names.toReversed()]) {
      expect(maskDetails('Anna Smith asked, and so did Anna.', details)).toBe(
        '[customer 2] asked, and so did [customer 1].',
      );
    }
  });

  test('an empty detail changes nothing', () => {
    const empty = [{ placeholder: '[customer]', kind: 'customer', value: '' }] as const;
    expect(maskDetails('Anna asked.', empty)).toBe('Anna asked.');
  });
});
