/** The four questions of the first day, and the message that shows what each answer is good for. */
import type { BusinessDetails } from './business.ts';
import { moneyFormatOf } from './business-place.ts';
import { businessChallenges, type TradeName, tradeOf } from './choices.ts';

/** The questions in the order they are asked. */
export const firstQuestions = ['town', 'team', 'challenge', 'price'] as const;
export type FirstQuestion = (typeof firstQuestions)[number];

/** What is known of the answers; an empty text is not known. A price is a plain number. */
export type FirstAnswers = Readonly<Record<FirstQuestion, string>>;

/** A piece of the example: fixed words, words that come from the owner, or a place that is filled in when it is sent. */
export type ExamplePiece = Readonly<{ kind: 'fixed' | 'owner' | 'place'; text: string }>;

/** What each trade does, and one usual job of it. */
export const tradeWords: Readonly<Record<TradeName, { work: string; job: string }>> = {
  'Cleaning Company': { work: 'house cleaning', job: 'house clean' },
  Lawncare: { work: 'lawn care', job: 'mow and edge' },
  Plumber: { work: 'plumbing repairs', job: 'repair visit' },
  Electrician: { work: 'electrical work', job: 'service call' },
  HVAC: { work: 'heating and cooling service', job: 'tune-up' },
  Painter: { work: 'interior painting', job: 'room' },
  Roofer: { work: 'roof repairs', job: 'roof repair' },
  Landscaper: { work: 'yard work', job: 'yard job' },
  Handyman: { work: 'repairs around the house', job: 'visit' },
  Other: { work: 'new jobs', job: 'job' },
};

/** Who does the work, by company size. */
const crews: Readonly<Record<string, string>> = {
  solo: 'I',
  '2-10': 'Our small crew',
  '11-50': 'One of our crews',
  '51+': 'One of our teams',
};

/** What a message says for each challenge; the words in brackets come from the owner's choice. */
export const challengeLines: Readonly<Record<(typeof businessChallenges)[number], string>> = {
  'Finding new customers': 'There is room for [new customers].',
  'Managing cash flow': '[A small deposit] holds your day.',
  'Increasing sales': 'Ask what else can be done [on the same visit].',
  'Improving online presence': 'See [photos of recent jobs] on our page.',
  'Streamlining operations': 'Pick a time and get [one text when we are on the way].',
  'Managing employees': '[The same people] come every time.',
  'Reducing costs': 'Neighbors who book [the same day] share one trip.',
  'Improving customer service': '[A call the day after] is part of every job.',
  'Marketing on a budget': '[Tell a neighbor], and you are both first in line.',
  'Staying competitive': 'You get [a fixed price before work starts].',
  'Managing time effectively': 'You choose [morning or afternoon], and it is kept.',
  'Building brand awareness': 'Look for [the van with our name].',
  'Handling customer complaints': 'If something is not right, [it is put right first].',
  'Scaling the business': '[One more day a week] has opened up.',
  'Managing inventory': '[All parts are on the van], so one visit does it.',
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
  return [fixed(` A usual ${job} is `), owner(moneyFormatOf(business)(amount)), fixed('.')];
};

type Example = Pick<BusinessDetails, 'name' | 'type' | 'country' | 'currency'>;

/** The message a helper could write with these answers; what is not known is left out. */
export const exampleMessage = (business: Example, answers: FirstAnswers): ExamplePiece[] => {
  const { work, job } = tradeWords[tradeOf(business.type)];
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
    fixed(' suit you?'),
  ];
};
