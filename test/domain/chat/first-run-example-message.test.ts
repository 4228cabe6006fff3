import { expect, test } from 'vitest';
import { businessChallenges, companySizes } from '#shared/domain/account/business-choices.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import {
  challengeLines,
  type ExamplePiece,
  firstRunExampleMessage,
} from '#shared/domain/chat/first-run-example-message.ts';

const none = { town: '', team: '', challenge: '', price: '' };
const sparkle = {
  name: 'Sparkle & Sons',
  type: 'Cleaning Company',
  country: 'US',
  currency: 'USD',
};
const written = (pieces: readonly ExamplePiece[]) =>
  pieces.map(({ kind, text }) => (kind === 'place' ? `[${text}]` : text)).join('');
const ofOwner = (pieces: readonly ExamplePiece[]) =>
  pieces.flatMap(({ kind, text }) => (kind === 'owner' ? [text] : []));

test('the example is complete without answers, and contains every answer', () => {
  expect(written(firstRunExampleMessage(sparkle, none))).toBe(
    "Hi [first name], it's Sparkle & Sons. We can take on house cleaning. Would [day] work for you?",
  );
  const all = {
    town: 'Columbus, Ohio',
    team: '2-10',
    challenge: 'Finding new customers',
    price: '165',
  };
  const pieces = firstRunExampleMessage(sparkle, all);
  expect(written(pieces)).toBe(
    "Hi [first name], it's Sparkle & Sons. Our small crew can take on house cleaning around Columbus. We have openings for new customers. A typical house clean is $165. Would [day] work for you?",
  );
  expect(ofOwner(pieces)).toEqual(['Our small crew', 'Columbus', 'new customers', '$165']);
});

test('each answer changes the example in every trade, and amounts are in the currency of the place', () => {
  for (const type of [...tradeNames, 'Dog grooming']) {
    const business = { ...sparkle, type };
    for (const team of companySizes)
      expect(ofOwner(firstRunExampleMessage(business, { ...none, team }))).toHaveLength(1);
    for (const challenge of businessChallenges)
      expect(ofOwner(firstRunExampleMessage(business, { ...none, challenge }))).toHaveLength(1);
    expect(written(firstRunExampleMessage(business, none))).not.toMatch(/undefined| {2}/);
  }
  const german = { ...sparkle, country: 'DE', currency: 'EUR' };
  expect(ofOwner(firstRunExampleMessage(german, { ...none, price: '1650.5' }))[0]).toBe(
    '€1,650.50',
  );
  expect(ofOwner(firstRunExampleMessage(sparkle, { ...none, challenge: 'My own words' }))).toEqual(
    [],
  );
  expect(ofOwner(firstRunExampleMessage(sparkle, { ...none, price: 'a lot' }))).toEqual([]);
});

test('the line of each challenge marks exactly one place', () => {
  for (const line of Object.values(challengeLines))
    expect(line.match(/\[[^[\]]+\]/g)).toHaveLength(1);
});
