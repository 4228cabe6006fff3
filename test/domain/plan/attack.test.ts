import { expect, test } from 'vitest';
import { attacks, playAttack } from '#test/bench/attack.ts';

test.each(attacks)('$who: owners who pay are answered all day', (attack) => {
  const { refused, spentDollars } = playAttack(attack);
  expect(refused.payers).toBe(0);
  expect(spentDollars).toBeLessThanOrEqual(50);
});

test('one mailbox costs what one trial and its Free accounts may cost, however many addresses it has', () => {
  const [nobody, one, many] = attacks.map(playAttack);
  expect(nobody).toMatchObject({ attackDollars: 0, pausedAt: undefined });
  expect(one?.attackDollars).toBeLessThan(0.61);
  expect(many?.attackDollars).toBeLessThan(6.5);
  expect(many).toMatchObject({ pausedAt: undefined, refused: { others: 0, payers: 0 } });
});

test('a hundred mailboxes on trial can pause Free and trials, and nobody else', () => {
  const attack = attacks.find(({ who }) => who === 'a hundred mailboxes on trial');
  const { attackDollars, pausedAt, refused } = playAttack(attack ?? { who: '', accounts: {} });
  expect(attackDollars).toBeLessThan(25.01);
  expect(pausedAt).toBeDefined();
  expect(refused.others).toBeGreaterThan(0);
  expect(refused.payers).toBe(0);
});
