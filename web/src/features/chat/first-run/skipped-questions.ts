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
