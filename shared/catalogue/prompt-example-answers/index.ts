import { customerServiceExamples } from './customer-service.ts';
import type { ExampleAnswer } from './example-answer-builders.ts';
import { financeExamples } from './finance.ts';
import { hiringExamples } from './hiring.ts';
import { marketingExamples } from './marketing.ts';
import { operationsExamples } from './operations.ts';
import { salesExamples } from './sales.ts';
import { socialMediaExamples } from './social-media.ts';

/** The example answers of all helpers, in the order of the helpers. */
export const promptExampleAnswers: readonly ExampleAnswer[] = [
  ...marketingExamples,
  ...socialMediaExamples,
  ...salesExamples,
  ...financeExamples,
  ...customerServiceExamples,
  ...operationsExamples,
  ...hiringExamples,
];
