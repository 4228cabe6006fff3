import { describe, expect, test } from 'vitest';
import { excerptOf, turnText } from '#shared/domain/history/history-search.ts';

describe('the passage around the words found', () => {
  const long = `${'before '.repeat(30)}copper pipe${' after'.repeat(30)}`;

  test('is cut at spaces on both sides, with an ellipsis', () => {
    const passage = excerptOf(long, 'copper') ?? '';
    expect(passage).toMatch(/^…(before )+copper pipe( after)+…$/);
    expect(passage.length).toBeLessThan(140);
  });

  test('is the whole text when it is short, in one line', () => {
    expect(excerptOf('One\n\n- Two', 'two')).toBe('One Two');
  });

  test('begins with its own line where that begins near, without the marks of quotes, lists and headings', () => {
    const mail = `${'word '.repeat(30)}\n\n> Subject: Your price\n>\n> - From **January** on\n\n## Next`;
    expect(excerptOf(mail, 'price')).toBe('Your price From January on Next');
    expect(excerptOf('A 5 > 4 rule, and #1 of the block', 'rule')).toBe(
      'A 5 > 4 rule, and #1 of the block',
    );
  });

  test('contains no table or bold syntax', () => {
    const table = '| Job | Who |\n|---|:-:|\n| Heater | **Luis** |\n\nCall.';
    expect(excerptOf(table, 'luis')).toBe('Job · Who · Heater · Luis · Call.');
    expect(excerptOf('Say **no discounts** first', 'first')).toBe('Say no discounts first');
  });

  test('is null when the words are not found', () => {
    expect(excerptOf(long, 'lead')).toBeNull();
  });
});

test('filled-in blanks of a turn are searched too', () => {
  const prompt = {
    id: 'x',
    title: 'X',
    specificOutcome: 'Y',
    constraints: 'No discounts',
    additionalInputs: { amount: '480' },
    lines: ['Amount: $480', 'Constraints: No discounts'],
  };
  expect(turnText({ text: 'X: Y', prompt, content: 'Done.' })).toBe(
    'X: Y\n480\nNo discounts\nDone.',
  );
});
