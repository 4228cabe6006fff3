import { admin } from '#shared/contract/admin.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Account } from '#shared/domain/account/account.ts';
import { isUncounted } from '#shared/domain/admin/account-tallies.ts';
import { conversionRate, overviewOf, overviewScopes } from '#shared/domain/admin/admin-overview.ts';
import { growthKind, growthOf } from '#shared/domain/admin/growth.ts';
import { monthsUntil } from '#shared/domain/lib/months.ts';
import { spendView } from '#shared/domain/plan/model-cost.ts';
import {
  findAccount,
  findAccounts,
  listAccounts,
  updateAccount,
} from '../account/account-table.ts';
import { accountsWithWords } from '../account/search-words-table.ts';
import { feature } from '../lib/http.ts';
import { toAccountId } from '../lib/ids.ts';
import { adSignupsBy, recentAdSignups, updateConversion } from '../lib/stats/ad-signups-table.ts';
import { countersOf } from '../lib/stats/counters-table.ts';
import { growthSourcesOf } from '../lib/stats/growth-table.ts';
import { personIdOf, requireAdmin } from '../lib/user-pool.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import {
  modelBudget,
  raiseModelLimit as raise,
  storedModelSpend,
} from '../plan/quota/model-spend-table.ts';
import { exportAudit, listAudit } from './audit-entries.ts';
import { audited } from './audited-operation.ts';
import {
  assignMessage,
  getMessage,
  listInbox,
  listMessages,
  markMessage,
  removeMessage,
  replyToMessage,
  snoozeMessage,
} from './contact-messages.ts';
import { deleteUser } from './delete-user.ts';
import { getHealth } from './get-health.ts';
import { getUser } from './get-user.ts';
import { pauseAnswers } from './pause-answers.ts';
import { listPrompts } from './prompts/list-prompts.ts';
import { listRatings } from './prompts/list-ratings.ts';
import { listWeakPrompts } from './prompts/list-weak-prompts.ts';
import { orderPrompts } from './prompts/order-prompts.ts';
import { restorePrompt } from './prompts/restore-prompt.ts';
import { updatePrompt } from './prompts/update-prompt.ts';
import { keepSecondFactor, resetSecondFactor } from './second-factor-reset.ts';
import {
  answerSuggestions,
  getSuggestion,
  listOpenSuggestions,
  listSuggestions,
  markSuggestions,
  removeSuggestion,
} from './suggestions.ts';
import {
  extendTrial,
  giveBackQuestions,
  readPayments,
  sendCode,
  sendSignUpCode,
  signOutUser,
} from './user-actions.ts';
import { userRow } from './user-row.ts';

/** The admin overview, from counters that are read in one request. */
const getOverview = audited('getOverview', async (_, now) =>
  overviewOf(await countersOf(overviewScopes(now)), now),
);

/** How many months back growth is shown, the running one included. */
const growthMonths = 12;

/** Sign-ups of the last months and what became of them, from an item for each month and source. */
const getGrowth = audited('getGrowth', async (_, now) => {
  const months = monthsUntil(now, growthMonths);
  const [counters, sources, totals] = await Promise.all([
    countersOf(months, growthKind),
    growthSourcesOf(months),
    countersOf(['total']),
  ]);
  return growthOf(months, counters, sources, totals.get('total') ?? {});
});

/** What the stage spent on the model today, and whether it still answers. */
const getModelSpend = audited('getModelSpend', async (_, now) =>
  spendView(await storedModelSpend(now), modelBudget),
);

/** How many sources and how many campaigns are listed. */
const top = 5;
/** How many of the last conversions are shown, and how many are read, since deleted, test and admin accounts are left out. */
const recent = { shown: 10, read: 30 } as const;

/** How the ad page performs, from counters and the list of its last sign-ups. */
const getAds = audited('getAds', async () => {
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
    conversion_rate: conversionRate(ad_signups, signups),
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

/** The account with an e-mail address, as the user pool knows it; the trail notes no address. */
const findUser = audited('findUser', async ({ email }) => {
  const personId = await personIdOf(email);
  const id = personId && toAccountId(personId);
  // A sign-up that was never confirmed is in the pool and has no account.
  if (!id || !(await findAccount(id))) throw new Problem('not-found');
  return { id };
});

/** How many accounts a search shows. */
const mostFound = 20;

/** The accounts that have a text in their address, a business name or their Stripe id; the trail notes no word of it. */
const findUsers = audited('findUsers', async ({ text }, now) => {
  const { found, hasMore } = await accountsWithWords(text);
  const shown = found.slice(0, mostFound);
  const accounts = shown.length ? await findAccounts(shown.map(({ id }) => id)) : [];
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return {
    items: shown.flatMap(({ id, text: by }) => {
      const account = byId.get(id);
      return account ? [{ ...userRow(account, now), found: by }] : [];
    }),
    has_more: hasMore || found.length > shown.length,
  };
});

/** Excludes an account from the statistics or includes it again; the counters are updated. */
const markTest = audited('markTest', async ({ id, is_test }, now) => {
  const changed = await updateAccount(id, { is_test, updated_at: now.toISOString() });
  if (!changed) throw new Problem('not-found');
  await updateConversion(changed.after);
  return userRow(changed.after, now);
});

/** One page of the accounts, newest first. */
const listUsers = audited('listUsers', async (page, now) => {
  const { accounts, next } = await listAccounts(page, now);
  return { items: accounts.map((account) => userRow(account, now)), next };
});

/** Adds dollars to today's limit for the model; questions are answered again within half a minute. */
const raiseModelLimit = audited('raiseModelLimit', async ({ dollars }, now) =>
  spendView(await raise(dollars, now), modelBudget),
);

export const handler = feature(
  admin,
  {
    getOverview,
    getHealth,
    getGrowth,
    getModelSpend,
    raiseModelLimit,
    listUsers,
    findUser,
    findUsers,
    getUser,
    markTest,
    pauseAnswers,
    extendTrial,
    giveBackQuestions,
    signOutUser,
    sendCode,
    sendSignUpCode,
    readPayments,
    resetSecondFactor,
    keepSecondFactor,
    deleteUser,
    getAds,
    listSuggestions,
    listOpenSuggestions,
    getSuggestion,
    answerSuggestions,
    markSuggestions,
    removeSuggestion,
    listMessages,
    markMessage,
    removeMessage,
    listInbox,
    getMessage,
    replyToMessage,
    assignMessage,
    snoozeMessage,
    listPrompts,
    updatePrompt,
    orderPrompts,
    restorePrompt,
    listRatings,
    listWeakPrompts,
    listAudit,
    exportAudit,
  },
  { enterAccount, requireAdmin },
);
