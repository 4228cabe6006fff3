import type { HelperId } from '../domain/catalogue/helper-ids.ts';
import type { HelperBrief } from '../domain/chat/prompt/helper-brief.ts';
import { exampleAnswers as customerService } from './customer-service/example-answers.ts';
import { exampleAnswers as finance } from './finance/example-answers.ts';
import { exampleAnswers as hiringHr } from './hiring-hr/example-answers.ts';
import { exampleAnswers as marketing } from './marketing/example-answers.ts';
import { exampleAnswers as operations } from './operations/example-answers.ts';
import { exampleAnswers as sales } from './sales/example-answers.ts';
import { exampleAnswers as socialMedia } from './social-media/example-answers.ts';

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
