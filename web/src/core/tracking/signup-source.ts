import { adPage } from '#shared/domain/site/ad-signups.ts';
import type { SignupSource } from '#shared/domain/site/signup-source-schema.ts';
import { isFromCampaign } from './is-from-campaign.ts';

/** Where a visitor came from, kept in this tab until they sign up. */
const key = 'signup_tracking';

const utm = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** What is known so far about where this visitor came from. */
export const storedSignupSource = (): SignupSource => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
};

/** Notes what a page's address says about where the visitor came from; the ad page counts as a source of its own. */
export const recordVisit = ({ pathname, search }: { pathname: string; search: string }) => {
  if (!isFromCampaign({ pathname, search })) return;
  const query = new URLSearchParams(search);
  const campaign = utm.flatMap((name) => {
    const value = query.get(name)?.slice(0, 120);
    return value ? [[name, value] as const] : [];
  });
  write({
    ...storedSignupSource(),
    ...Object.fromEntries(campaign),
    ...(pathname === '/ad' && { referral_source: adPage }),
  });
};

/** What travels with a sign-up: the source and the page it was made on. */
export const signupSourceFor = (page: string): SignupSource => ({
  ...storedSignupSource(),
  signup_page_url: page.slice(0, 300),
});

/** Forgets it all, once the sign-up has it. */
export const clearSignupSource = () => {
  try {
    sessionStorage.removeItem(key);
  } catch {}
};

const write = (source: SignupSource) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(source));
  } catch {}
};
