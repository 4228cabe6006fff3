import type { SignupSource } from './signup-source-schema.ts';

/** The value of `referral_source` for a sign-up from the ad page. */
export const adPage = 'ad_page';

/** Whether a sign-up came from the ad page. */
export const isAdSignup = ({ referral_source }: Pick<SignupSource, 'referral_source'>) =>
  referral_source === adPage;

/** The share of sign-ups that came from the ad page, in percent with one decimal; 0 while nobody signed up. */
export const adSignupPercent = (adSignups: number, signups: number) =>
  signups > 0 ? Math.round((adSignups / signups) * 1000) / 10 : 0;
