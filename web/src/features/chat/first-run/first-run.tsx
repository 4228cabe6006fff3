import type { ReactNode } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { ForwardedQuestion } from '#web/features/numbers/forwarded/forwarded-question.tsx';
import { FourQuestionsCard } from './four-questions-card.tsx';

/** What a new owner is asked before the first question: whether to keep the numbers that came along, and four short questions. */
export const FirstRun = ({ business }: { business: Business }): ReactNode => (
  <>
    <ForwardedQuestion business={business} />
    <FourQuestionsCard business={business} />
  </>
);
