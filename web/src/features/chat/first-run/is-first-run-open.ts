import type { Business } from '#shared/domain/account/business.ts';
import { firstRunQuestions } from '#shared/domain/chat/first-run-questions.ts';
import { readSkipped } from './skipped-questions.ts';

/** Whether something of the first run may still be asked: it stays until it is answered or put away. */
export const isFirstRunOpen = (
  { id, location, company_size, main_challenge }: Business,
  { asksPrice }: { asksPrice: boolean },
): boolean => {
  const skipped = readSkipped(id);
  const answered = { town: location, team: company_size, challenge: main_challenge };
  return firstRunQuestions.some(
    (one) => !skipped.includes(one) && (one === 'price' ? asksPrice : !answered[one]),
  );
};
