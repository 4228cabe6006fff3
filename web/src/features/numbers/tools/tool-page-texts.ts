import type { FreeToolId } from '#shared/domain/numbers/free-tool-ids.ts';
import type { PublicPath } from '#shared/web-paths.ts';

/** What a page of a free tool says around its fields. */
type ToolPageTexts = {
  readonly path: PublicPath;
  /** Its name in a link. */
  readonly name: string;
  readonly heading: string;
  readonly lead: string;
  readonly how: readonly string[];
};

export const toolPageTexts: Readonly<Record<FreeToolId, ToolPageTexts>> = {
  'hour-cost': {
    path: '/tools/hour-cost',
    name: 'Hourly cost calculator',
    heading: 'What does an hour of work really cost you?',
    lead: 'Add up crew, overhead, and your own pay, spread across the hours you spend on jobs.',
    how: [
      'We add up a year of crew wages (with payroll taxes and insurance), overhead, and your own pay. Then we divide by the hours you spend on jobs in a year.',
      'You pay wages only in the weeks you work. Overhead and your own pay run all 12 months, so a shorter season makes every hour cost more.',
    ],
  },
  'job-price': {
    path: '/tools/job-price',
    name: 'Job price calculator',
    heading: 'What should you charge for this job?',
    lead: 'Your real labor cost, materials, card fees, and the profit you want, in one price.',
    how: [
      'Hours times your hourly cost, plus materials and other costs, is what the job costs you. The price covers that, your card fees, and the profit you want.',
      'A 15% profit means you keep $15 of every $100 you charge. That takes a markup of more than 15% on your costs.',
    ],
  },
  'price-rise': {
    path: '/tools/price-rise',
    name: 'Price increase calculator',
    heading: 'If you raise your price, how many jobs can you afford to lose?',
    lead: 'See how much more you make per job, and how many jobs you can lose before you make less overall.',
    how: [
      'We subtract sales tax, card fees, and the cost of one job from your old price and your new one. Comparing what’s left shows how many jobs you can lose and still make the same.',
      'Rent and your own pay are the same at both prices, so we leave them out.',
    ],
  },
};
