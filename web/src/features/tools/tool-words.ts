import type { FreeToolId } from '#shared/domain/free-tools.ts';
import type { PublicPath } from '#shared/web-paths.ts';

/** What a page of a free sum says around its fields. */
type ToolWords = {
  readonly path: PublicPath;
  /** Its name in a link. */
  readonly name: string;
  readonly heading: string;
  readonly lead: string;
  readonly how: readonly string[];
};

export const toolWords: Readonly<Record<FreeToolId, ToolWords>> = {
  'hour-cost': {
    path: '/tools/hour-cost',
    name: 'What an hour costs you',
    heading: 'What does an hour of work really cost you?',
    lead: 'Crew, overhead and your own pay, shared out on the hours you spend on jobs.',
    how: [
      'We add up a year of crew wages with their extras, a year of overhead and a year of your own pay, and divide by the hours you spend on jobs in a year.',
      'Wages run in your working weeks. Overhead and your own pay run all twelve months, so a short season makes every hour cost more.',
    ],
  },
  'job-price': {
    path: '/tools/job-price',
    name: 'What to charge for a job',
    heading: 'What must you charge for this job?',
    lead: 'Hours at what they really cost, materials, card fees and the profit you want, in one price.',
    how: [
      'Hours times what an hour costs you, plus materials and other bills, is what the job costs you. The price is high enough that card fees are paid and the profit you want is left.',
      'A profit of 15% is 15 of each 100 you charge. That is more than 15% on top of your costs.',
    ],
  },
  'price-rise': {
    path: '/tools/price-rise',
    name: 'What a higher price brings',
    heading: 'If you raise your price, how many jobs can you lose?',
    lead: 'What a higher price leaves of each job, and how many can go before you earn less.',
    how: [
      'From the old and the new price we take off sales tax, card fees and what one job costs you. What is left of each shows how many jobs you can lose and still earn the same.',
      'Rent and your own pay are the same at both prices, so they are not part of this sum.',
    ],
  },
};

export const toolIds = Object.keys(toolWords) as FreeToolId[];
