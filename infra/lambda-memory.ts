import type { LambdaName } from './lambda-names.ts';
import { backgroundNames } from './lambda-names.ts';

/** What a Lambda does with its time, which decides how much memory it gets. */
export type LambdaKind = 'answers' | 'requests' | 'background';

/** Those that stream an answer, those a page waits for, and those that nobody waits for or that wait for another service. */
export const kindOf = (name: LambdaName): LambdaKind => {
  if (name === 'chat') return 'answers';
  return name === 'speech' || (backgroundNames as readonly string[]).includes(name)
    ? 'background'
    : 'requests';
};

/**
 * Memory in MB. Lambda gives processor time in proportion and takes money for both. What answers and requests get is
 * picked by `npm run bench -- memory`, see docs/decisions/cost-of-a-question.md; a test compares it with docs/performance.md.
 */
export const memoryOf: Readonly<Record<LambdaKind, number>> = {
  answers: 320,
  requests: 1024,
  background: 512,
};
