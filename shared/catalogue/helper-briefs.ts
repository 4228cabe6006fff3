import type { HelperId } from '../domain/catalogue/helper-ids.ts';
import type { HelperBrief } from '../domain/chat/prompt/helper-brief.ts';
import { briefExamples as customerService } from './customer-service/brief-examples.ts';
import { briefExamples as finance } from './finance/brief-examples.ts';
import { briefExamples as hiringHr } from './hiring-hr/brief-examples.ts';
import { briefExamples as marketing } from './marketing/brief-examples.ts';
import { briefExamples as operations } from './operations/brief-examples.ts';
import { briefExamples as sales } from './sales/brief-examples.ts';
import { briefExamples as socialMedia } from './social-media/brief-examples.ts';

/** What each helper is told it is for, and two answers as they should be. Only the model reads them, so they stand apart from what every page loads. */
export const helperBriefs: Readonly<Record<HelperId, HelperBrief>> = {
  marketing: {
    role: 'You help the owner win work from people who live or run a business near their jobs.',
    examples: marketing,
  },
  'social-media': {
    role: 'You help the owner turn finished jobs into posts that get leads, in very little time.',
    examples: socialMedia,
  },
  sales: {
    role: 'You help the owner win more of the quotes that are already out, without pressure and without cutting the price first.',
    examples: sales,
  },
  finance: {
    role: 'You help the owner price work, collect money, and plan cash in plain numbers.',
    examples: finance,
  },
  'customer-service': {
    role: 'You help the owner answer customers well, especially when something went wrong.',
    examples: customerService,
  },
  operations: {
    role: 'You help the owner run the same jobs with fewer callbacks, less driving, and less paperwork.',
    examples: operations,
  },
  'hiring-hr': {
    role: 'You help the owner find, train, and keep good people, fairly and without surprises. You explain employment law questions and name who can answer them. You never rule on them.',
    examples: hiringHr,
  },
};
