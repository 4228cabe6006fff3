import { expect, test } from 'vitest';
import { wrongWords } from '../../../lint/words.ts';

const found = (source: string) => wrongWords('web/src/example.tsx', source).length;

test('a wrong word is found in JSX, in strings, in attributes and in templates', () => {
  expect(found('export const A = () => <p>Somebody wrote to you.</p>;')).toBe(1);
  expect(found("export const text = 'Send an e-mail to your customer';")).toBe(1);
  expect(found('export const A = () => <input aria-label="Tick this box" />;')).toBe(1);
  expect(found('export const text = (n: number) => `$' + '{n} inquiries this week`;')).toBe(1);
  expect(found("export const text = 'Worked out from your numbers. Nobody else sees it.';")).toBe(
    2,
  );
  expect(found("export const text = 'Switch it off, or drop to Free.';")).toBe(2);
  expect(
    found("export const text = 'Count sure money only, and ask your insurer once more.';"),
  ).toBe(3);
});

test('identifiers, imports, types, class names, comments and keys are not checked', () => {
  expect(found("import { sum } from './sum.ts'; type Sum = 'a sum'; const query = sum;")).toBe(0);
  expect(found('const A = () => <p className="inquiry row">Your leads</p>; // somebody')).toBe(0);
  expect(found("const queryKey = ['inquiry']; const kinds = { inquiry: 1 };")).toBe(0);
});

test('literals of the specification are accepted, and so are right words', () => {
  expect(found("export const text = 'You have used all your daily queries.';")).toBe(0);
  expect(found("export const text = 'Someone asked for a price. We’ll email you.';")).toBe(0);
  expect(found("export const text = 'Turn it off, or switch plans. Ask your advisor.';")).toBe(0);
});
