import { expect, test } from 'vitest';
import { withDistinctIcons } from '#web/features/catalogue/distinct-icons.ts';

test('no two prompts of a list have the same icon while there are others, and the first keeps its own', () => {
  const named = (...icons: string[]) => icons.map((icon, id) => ({ id, icon }));
  const iconsOf = (...icons: string[]) =>
    withDistinctIcons(named(...icons)).map(({ icon }) => icon);
  expect(iconsOf('banknote', 'send', 'banknote', 'lightbulb')).toEqual([
    'banknote',
    'send',
    'lightbulb',
    'compass',
  ]);
  expect(iconsOf('send', 'phone')).toEqual(['send', 'phone']);
  const many = iconsOf(...Array.from({ length: 9 }, () => 'send'));
  expect(new Set(many).size).toBe(9);
});
