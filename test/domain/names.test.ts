import fc from 'fast-check';
import { expect, test } from 'vitest';
import { raiseFirstLetters } from '#shared/domain/names.ts';

test.each([
  ["joe's plumbing", "Joe's Plumbing"],
  ['ACME roofing llc', 'ACME Roofing Llc'],
  ['  two  spaces ', '  Two  Spaces '],
  ["o'brien & sons", "O'brien & Sons"],
  ['élan électrique', 'Élan Électrique'],
  ['ßpecial case', 'ßpecial Case'],
  ['24/7 hvac', '24/7 Hvac'],
  ['', ''],
])('"%s" becomes "%s"', (typed, shown) => {
  expect(raiseFirstLetters(typed)).toBe(shown);
});

test('nothing is ever lowered, lengthened or changed twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const raised = raiseFirstLetters(name);
      expect(raised).toHaveLength(name.length);
      expect(raised.toLowerCase()).toBe(name.toLowerCase());
      expect(raiseFirstLetters(raised)).toBe(raised);
    }),
  );
});
