import { customerServiceExamples } from './customer-service.ts';
import { financeExamples } from './finance.ts';
import { hiringExamples } from './hiring.ts';
import { marketingExamples } from './marketing.ts';
import { operationsExamples } from './operations.ts';
import type { ReferenceAnswer } from './reference-answer-builders.ts';
import { salesExamples } from './sales.ts';
import { socialMediaExamples } from './social-media.ts';

/** The reference answers of all helpers, in the order of the helpers. */
export const referenceAnswers: readonly ReferenceAnswer[] = [
  ...marketingExamples,
  ...socialMediaExamples,
  ...salesExamples,
  ...financeExamples,
  ...customerServiceExamples,
  ...operationsExamples,
  ...hiringExamples,
];
