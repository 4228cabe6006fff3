/** The calculators that visitors use without an account; apart from what they calculate, which a page loads later. */
export const freeToolIds = ['hour-cost', 'job-price', 'price-rise'] as const;
export type FreeToolId = (typeof freeToolIds)[number];
