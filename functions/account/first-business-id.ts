import { createHash } from 'node:crypto';

/** The id of a user's first business, always the same for the same user: finishing onboarding twice at once makes one business. */
export const firstBusinessId = (sub: string) => {
  const hex = createHash('sha256').update(`first business of ${sub}`).digest('hex');
  // Version 8 of RFC 9562: an id made by a rule of our own.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
