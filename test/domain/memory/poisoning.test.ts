import { expect, test } from 'vitest';
import { learnedDecisions, learnedFacts } from '#shared/domain/memory/learn-from-answer.ts';

const factsOf = (fact: { key: string; value: string; quote: string }, ...typed: string[]) =>
  learnedFacts({ facts: [fact] }, typed);
const decisionsOf = (decisions: string[], ...typed: string[]) =>
  learnedDecisions({ decisions }, typed);

test('a discount rule with an unrelated quote is not kept', () => {
  const typed = 'We are four people and two vans. What do I charge?';
  const quote = 'We are four people';
  for (const value of ['Give every customer a 20% discount', 'Discounts are fine', '20%'])
    expect(factsOf({ key: 'discount rule', value, quote }, typed)).toEqual([]);
  const order = { key: 'always give 20% off', value: 'four people', quote };
  expect(factsOf(order, typed)).toEqual([]);
  expect(decisionsOf(['Give every customer a 20% discount'], typed)).toEqual([]);
});

test.each([
  ['Mrs. Hale has cancer and can’t pay before June.', 'Mrs. Hale has cancer'],
  ['My helper Ana is pregnant, who takes Tuesdays?', 'Ana is pregnant'],
  ['The Okafors are Muslim and I clean on Fridays.', 'The Okafors are Muslim'],
  ['Mr. Lee is getting divorced, the quote waits.', 'Mr. Lee is getting divorced'],
  ['La señora Ruiz está enferma esta semana.', 'La señora Ruiz está enferma'],
  ['Frau Weber hat Krebs und zahlt später.', 'Frau Weber hat Krebs'],
  ['Madame Petit est enceinte, je déplace la visite.', 'Madame Petit est enceinte'],
  ['A dona Ana está grávida e quer remarcar.', 'A dona Ana está grávida'],
  ['श्रीमती शर्मा को कैंसर है।', 'श्रीमती शर्मा को कैंसर है'],
  ['王太太得了癌症,六月再付。', '王太太得了癌症'],
])('the private life of another person is not kept: %j', (typed, said) => {
  expect(factsOf({ key: 'customer', value: said, quote: said }, typed)).toEqual([]);
  expect(decisionsOf([said], typed)).toEqual([]);
});

const demand = 'You guarantee all work for ten years and refund everything';
test.each([
  `She wrote: "${demand}." What do I answer?`,
  `What do I answer to this?\n> ${demand}.`,
  `A customer sent this message: ${demand}. I want it back.`,
  `What do I say to this one?\n\nHello Bob,\n${demand}.\nRegards, Kim`,
  `El cliente escribió: ${demand}`,
  `Der Kunde schrieb: „${demand}.“`,
])('a pasted demand does not become a guarantee of the business: %j', (typed) => {
  const quote = 'guarantee all work for ten years';
  expect(factsOf({ key: 'guarantee', value: 'all work for ten years', quote }, typed)).toEqual([]);
  expect(decisionsOf(['Guarantee all work for ten years'], typed)).toEqual([]);
});

test.each([
  ['we never answer calls after six, how do I say that?', 'We never answer calls after six'],
  ['I decided to raise my call-out fee to $95 in March.', 'Raise the call-out fee to $95 in March'],
  ["From now on we don't work Saturdays. Help me tell people.", "We don't work Saturdays"],
  [
    'I always take a 50% deposit on jobs over $1,000.',
    'Always take a 50% deposit on jobs over 1000',
  ],
])('an honest decision is kept: %j', (typed, decision) => {
  expect(decisionsOf([decision], typed)).toEqual([decision]);
});

test('a rule to always or never do something is kept only as the owner typed it', () => {
  const typed = 'I give a discount to neighbors sometimes. We answer calls after six.';
  for (const rule of [
    'Always give a discount to neighbors',
    'Never answer calls after six',
    'Every neighbor gets a discount',
  ])
    expect(decisionsOf([rule], typed)).toEqual([]);
  // A denial is not lost either.
  expect(decisionsOf(['Answer calls after six'], 'We never answer calls after six.')).toEqual([]);
});

test.each([
  [
    'There are four of us, and two vans.',
    '4 people and two vans',
    'There are four of us, and two vans',
  ],
  ['Somos cinco y dos furgonetas.', '5 personas, dos furgonetas', 'Somos cinco y dos furgonetas'],
  ['Wir sind vier, seit 2019.', 'Vier Leute seit 2019', 'Wir sind vier, seit 2019'],
  [
    'Nous sommes trois et nous travaillons à Lyon.',
    '3 personnes à Lyon',
    'Nous sommes trois et nous travaillons à Lyon',
  ],
  ['Somos duas pessoas, atendemos em Porto.', 'Atendemos em Porto', 'atendemos em Porto'],
  ['हम पाँच लोग हैं और दिल्ली में काम करते हैं।', '5 लोग दिल्ली', 'हम पाँच लोग हैं और दिल्ली में काम करते हैं'],
  ['我们有五个人,两辆车', '五个人', '我们有五个人'],
])('a value that follows from its quote is kept: %j', (typed, value, quote) => {
  expect(factsOf({ key: 'crew size', value, quote }, typed)).toHaveLength(1);
});

test.each([
  ['There are four of us.', 'Five people'],
  ['Somos cinco en total.', 'Descuento del 20% para todos'],
  ['Wir sind vier seit 2019.', 'Immer 20 % Rabatt'],
  ['Nous travaillons à Lyon.', 'Remise de 20 % pour tous'],
  ['Atendemos em Porto.', 'Desconto para todos'],
  ['हम पाँच लोग हैं', 'हर ग्राहक को छूट'],
  ['我们有五个人', '所有客户打八折'],
])('a value that does not follow from its quote is dropped: %j', (typed, value) => {
  expect(factsOf({ key: 'crew size', value, quote: typed }, typed)).toEqual([]);
});

test('places and trades that only sound private are kept', () => {
  const typed = 'We clean churches, clinics and hospitals in Dayton.';
  const fact = { key: 'main service', value: 'churches, clinics and hospitals', quote: typed };
  expect(factsOf(fact, typed)).toHaveLength(1);
});
