/**
 * The quick start for every trade that one of a trade takes the place of: the same purpose, written for one trade. By
 * the last part of their ids; both belong to the same helper.
 */
export const covers: Readonly<Record<string, string>> = {
  'fill-open-days': 'fill-open-slots',
  'season-plan': 'ninety-day-plan',
  'repeat-work-plan': 'regular-contract',
  'terms-that-fit': 'payment-terms',
  'slow-season-cash': 'ninety-day-cash-plan',
  'before-we-come': 'visit-messages',
  'more-jobs-a-week': 'fit-two-more-jobs',
  'hire-for-the-season': 'hands-for-waiting-work',
};

/** What is left of a helper's prompts for every trade beside those of one trade. */
export const uncovered = <Of extends { readonly id: string }>(
  general: readonly Of[],
  own: readonly { readonly id: string }[],
): Of[] => {
  const hidden = own.map(({ id }) => {
    const [helper, , slug = ''] = id.split('.');
    return `${helper}.quick.${covers[slug]}`;
  });
  return general.filter(({ id }) => !hidden.includes(id));
};
