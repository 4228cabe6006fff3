import type { Account } from '#shared/domain/account/account.ts';
import { isUncounted } from '#shared/domain/admin/uncounted-accounts.ts';
import { adSignupPercent } from '#shared/domain/site/ad-signups.ts';
import { findAccounts } from '../../account/account-table.ts';
import { adSignupsBy, recentAdSignups } from '../../lib/stats/ad-signups-table.ts';
import { countersOf } from '../../lib/stats/counters-table.ts';
import { audited } from '../audited-operation.ts';

/** How many sources and how many campaigns are listed. */
const top = 5;

/** How many of the last conversions are shown, and how many are read, since deleted, test and admin accounts are left out. */
const recent = { shown: 10, read: 30 } as const;

/** How the ad page performs, from counters and the list of its last sign-ups. */
export const getAds = audited('getAds', async () => {
  const [counters, top_sources, top_campaigns, last] = await Promise.all([
    countersOf(['total']),
    adSignupsBy('SOURCE', top),
    adSignupsBy('CAMPAIGN', top),
    lastConversions(),
  ]);
  const { signups = 0, ad_signups = 0 } = counters.get('total') ?? {};
  return {
    signups,
    ad_signups,
    conversion_rate: adSignupPercent(ad_signups, signups),
    top_sources,
    top_campaigns,
    recent: last.map(conversion),
  };
});

const lastConversions = async () => {
  const ids = await recentAdSignups(recent.read);
  const accounts = new Map(
    (ids.length ? await findAccounts(ids) : []).map((account) => [account.id, account]),
  );
  return ids
    .flatMap((id) => accounts.get(id) ?? [])
    .filter((account) => !isUncounted(account))
    .slice(0, recent.shown);
};

const conversion = ({ id, email, utm_source, utm_campaign, created_at }: Account) => ({
  id,
  email,
  utm_source: utm_source ?? null,
  utm_campaign: utm_campaign ?? null,
  created_at,
});
