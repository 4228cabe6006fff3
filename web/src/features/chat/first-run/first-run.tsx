import type { ReactNode } from 'react';
import type { Business } from '#shared/domain/business.ts';
import { CarriedQuestion } from '#web/carried/carried-question.tsx';
import { FirstRunCard } from './first-run-card.tsx';

/** What a new owner is asked before the first question: whether to keep the numbers that came along, and four short questions. */
export const FirstRun = ({ business }: { business: Business }): ReactNode => (
  <>
    <CarriedQuestion business={business} />
    <FirstRunCard business={business} />
  </>
);
