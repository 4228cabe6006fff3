/** The message that shows what each answer of the first day is good for. */
import type { BusinessDetails } from '../account/business.ts';
import { businessChallenges } from '../account/business-choices.ts';
import { moneyFormatOf } from '../account/money-format.ts';
import { tradeOf } from '../catalogue/trade-of-business-type.ts';
import { tradeNouns } from '../catalogue/trades/index.ts';
import type { FirstAnswers } from './first-run-questions.ts';

/** A piece of the example: fixed words, words that come from the owner, or a place that is filled in when it is sent. */
export type ExamplePiece = Readonly<{ kind: 'fixed' | 'owner' | 'place'; text: string }>;

/** Who does the work, by company size. */
const crews: Readonly<Record<string, string>> = {
  solo: 'I',
  '2-10': 'Our small crew',
  '11-50': 'One of our crews',
  '51+': 'One of our teams',
};

/**
 * What a message says for each challenge; the words in brackets come from the owner's choice. It asks or tells, and offers
 * nothing the owner has not offered: no discount, guarantee, time or fixed price.
 */
export const challengeLines: Readonly<Record<(typeof businessChallenges)[number], string>> = {
  'Finding new customers': 'We have openings for [new customers].',
  'Managing cash flow': 'Could you [pay on the day of the job]?',
  'Increasing sales': 'Is there anything else you need done [on the same visit]?',
  'Improving online presence': 'Would it be OK to post [a photo of the finished job]?',
  'Streamlining operations': 'Can you [text us your address], so we can plan the route?',
  'Managing employees': 'Is there anything [the crew] should know ahead of time?',
  'Reducing costs': 'Are you [flexible on the day], so we can save a trip?',
  'Improving customer service': 'What [matters most to you] about this job?',
  'Marketing on a budget': 'Feel free to pass this on to [a neighbor].',
  'Staying competitive': 'Are you looking at [other quotes] too?',
  'Managing time effectively': 'Is [morning or afternoon] better for you?',
  'Building brand awareness': 'You might have seen [our name] around town.',
  'Handling customer complaints': 'If anything isn’t right, [tell us first].',
  'Scaling the business': 'Do you have [more work] coming up after this?',
  'Managing inventory': 'Can you [send a photo], so we know what parts to bring?',
};

const fixed = (text: string): ExamplePiece => ({ kind: 'fixed', text });
const owner = (text: string): ExamplePiece => ({ kind: 'owner', text });
const place = (text: string): ExamplePiece => ({ kind: 'place', text });

const challengePieces = (challenge: string): ExamplePiece[] => {
  const known = businessChallenges.find((one) => one === challenge);
  const [before = '', mine = '', after = ''] = known ? challengeLines[known].split(/[[\]]/) : [];
  return known ? [fixed(` ${before}`), owner(mine), fixed(after)] : [];
};

const pricePieces = (price: string, job: string, business: Example): ExamplePiece[] => {
  const amount = Number(price);
  if (price.trim() === '' || !Number.isFinite(amount)) return [];
  return [fixed(` A typical ${job} is `), owner(moneyFormatOf(business)(amount)), fixed('.')];
};

type Example = Pick<BusinessDetails, 'name' | 'type' | 'country' | 'currency'>;

/** The message a helper could write with these answers; what is not known is left out. */
export const firstRunExampleMessage = (
  business: Example,
  answers: FirstAnswers,
): ExamplePiece[] => {
  const { work, job } = tradeNouns[tradeOf(business.type)];
  const crew = crews[answers.team];
  const town = answers.town.split(',')[0]?.trim();
  return [
    fixed('Hi '),
    place('first name'),
    fixed(`, it's ${business.name}. `),
    crew ? owner(crew) : fixed('We'),
    fixed(` can take on ${work}`),
    ...(town ? [fixed(' around '), owner(town)] : []),
    fixed('.'),
    ...challengePieces(answers.challenge),
    ...pricePieces(answers.price, job, business),
    fixed(' Would '),
    place('day'),
    fixed(' work for you?'),
  ];
};
