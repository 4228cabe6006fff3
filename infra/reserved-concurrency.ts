import type { LambdaName } from './lambda-names.ts';

/**
 * How many instances of a Lambda a stage with customers keeps free for it: payment events and sign-ups go on while slow
 * answers take everything else the account allows. It is their upper limit too, far above what they need.
 */
export const reservedConcurrency: Readonly<Partial<Record<LambdaName, number>>> = {
  billing: 20,
  codes: 10,
  'on-pre-sign-up': 10,
  'on-custom-message': 10,
  'on-post-confirmation': 10,
};

/** What Lambda refuses to reserve of an account, so that every other function can run. */
const leastUnreserved = 100;

/** How many instances at once the account has to allow. */
export const neededConcurrency = ({ keepsData }: { readonly keepsData: boolean }) =>
  leastUnreserved +
  (keepsData ? Object.values(reservedConcurrency).reduce((sum, each) => sum + each, 0) : 0);
