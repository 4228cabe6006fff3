/**
 * The prompts for every trade that a prompt of a trade takes the place of, by its slug: the same purpose, written for
 * one trade. An owner of that trade would otherwise see it twice.
 */
export const covers: Readonly<Record<string, readonly string[]>> = {
  'fill-open-days': ['marketing.quick.fill-open-slots'],
  'answer-their-question': ['marketing.content.answer-a-buyer'],
  'season-plan': ['marketing.quick.ninety-day-plan'],
  'posts-from-one-job': ['social-media.content.ten-from-one'],
  'thirty-second-video': ['social-media.content.short-video'],
  'eight-week-calendar': ['social-media.content.season-calendar'],
  'quiet-quote': ['sales.follow-up.quote-gone-quiet'],
  'phone-intake': ['sales.scripts.phone-intake'],
  'repeat-work-plan': ['sales.quick.regular-contract'],
  'price-check': ['finance.pricing.charging-enough'],
  'terms-that-fit': ['finance.quick.payment-terms'],
  'slow-season-cash': ['finance.quick.ninety-day-cash-plan', 'finance.budgeting.slow-season'],
  'usual-complaint': ['customer-service.complaints.reply-now'],
  'before-we-come': ['customer-service.quick.visit-messages'],
  'reviews-and-regulars': ['customer-service.feedback.honest-review-request'],
  'more-jobs-a-week': ['operations.quick.fit-two-more-jobs', 'operations.scheduling.days-by-area'],
  'last-look': ['operations.processes.quality-checklist'],
  'ready-for-the-season': [],
  'hire-for-the-season': ['hiring-hr.job-ads.job-advert', 'hiring-hr.quick.hands-for-waiting-work'],
  'trial-day': ['hiring-hr.interviewing.working-trial'],
  'first-thirty-days': ['hiring-hr.onboarding.thirty-day-plan'],
};

/** What is left of the prompts for every trade beside those of one trade. */
export const uncovered = <Of extends { readonly id: string }>(
  general: readonly Of[],
  own: readonly { readonly id: string }[],
): Of[] => {
  const hidden = new Set(own.flatMap(({ id }) => covers[id.split('.').at(-1) ?? ''] ?? []));
  return general.filter(({ id }) => !hidden.has(id));
};
