import type { Business } from '#shared/domain/account/business.ts';
import {
  type FirstRunQuestion,
  firstRunQuestions,
} from '#shared/domain/chat/first-run-questions.ts';

const keyOf = (businessId: string) => `first-run-skipped:${businessId}`;

/** The questions that are not asked again in this browser. */
export const readSkipped = (businessId: string): FirstRunQuestion[] => {
  try {
    const kept = (localStorage.getItem(keyOf(businessId)) ?? '').split(' ');
    return firstRunQuestions.filter((question) => kept.includes(question));
  } catch {
    return [];
  }
};

/** Keeps which questions are not asked again. */
export const keepSkipped = (businessId: string, skipped: readonly FirstRunQuestion[]) => {
  try {
    localStorage.setItem(keyOf(businessId), skipped.join(' '));
  } catch {}
};

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
