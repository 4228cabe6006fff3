import { describe, expect, test } from 'vitest';
import { loadHelperContent } from '#shared/catalogue/load/load-helper.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { fallbackIcon, iconByName } from '#web/features/catalogue/prompt-icons/icon-by-name.ts';
import { inRows } from '#web/features/catalogue/prompt-input-rows.ts';

const short = { type: 'number', label: 'A number', required: true } as const;
const long = { type: 'text', label: 'Words', required: false } as const;

describe('the whole catalogue', () => {
  test('every topic has its own icon, and every blank has a field in the dialog', async () => {
    for (const id of helperIds) {
      const { subcategories, quickStarts } = await loadHelperContent(id);
      for (const { icon } of subcategories) expect(iconByName(icon), icon).not.toBe(fallbackIcon);
      for (const { additionalInputs } of [
        ...quickStarts,
        ...subcategories.flatMap(({ prompts }) => prompts),
      ])
        expect(inRows(additionalInputs).flat()).toEqual(additionalInputs);
    }
  });

  test('two short blanks in sequence share a row', () => {
    const rows = inRows([
      { id: 'quote_value', ...short },
      { id: 'days', ...short },
      { id: 'zip', ...long },
      { id: 'hours', ...short },
    ]).map((row) => row.map(({ id }) => id));
    expect(rows).toEqual([['quote_value', 'days'], ['zip'], ['hours']]);
  });
});
