import fc from 'fast-check';
import { expect, test } from 'vitest';
import { raiseFirstLetters, raiseInserted } from '#shared/domain/lib/name-capitals.ts';

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

test('a name is never lower-cased, lengthened or changed twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const raised = raiseFirstLetters(name);
      expect(raised).toHaveLength(name.length);
      expect(raised.toLowerCase()).toBe(name.toLowerCase());
      expect(raiseFirstLetters(raised)).toBe(raised);
    }),
  );
});

test.each([
  ['', 'j', 'J'],
  ['Joe', 'Joe ', 'Joe '],
  ['Joe ', 'Joe s', 'Joe S'],
  ['Joe', 'Joes', 'Joes'],
  ['', "joe's plumbing", "Joe's Plumbing"],
  ['Acme Roofing', 'blue pools', 'Blue Pools'],
  ['Acme Roofing', 'Acme steel roof Roofing', 'Acme Steel Roof Roofing'],
  ['IPipe', 'Pipe', 'Pipe'],
  ['Pipe', 'iPipe', 'iPipe'],
  ['iPipe Repai', 'iPipe Repair', 'iPipe Repair'],
  ['iPipe', 'iPipe repair', 'iPipe Repair'],
])('after "%s" the field says "%s" and keeps "%s"', (before, typed, kept) => {
  expect(raiseInserted(before, typed)).toBe(kept);
});

test('existing text in the field is never changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, now) => {
      const kept = raiseInserted(before, now);
      expect(kept).toHaveLength(now.length);
      expect(kept.toLowerCase()).toBe(now.toLowerCase());
      expect(raiseInserted(before, before)).toBe(before);
    }),
  );
});
