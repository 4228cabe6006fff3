import { isUncounted } from '#shared/domain/admin/uncounted-accounts.ts';
import { findAccount } from '../account/account-table.ts';
import { countPrompt } from '../history/prompt-counts-table.ts';
import type { AccountId } from '../lib/account-and-person-ids.ts';
import type { StoredQuote } from './quotes-table.ts';

/** Adds what became of a quote to the counts of the prompt that its follow-up was written by, unless the account is left out of statistics. */
export const countQuoteOutcomeForPrompt = async (
  accountId: AccountId,
  before: StoredQuote,
  after: StoredQuote | undefined,
) => {
  const change = (outcome: 'won' | 'lost') =>
    Number(after?.outcome === outcome) - Number(before.outcome === outcome);
  const by = { won: change('won'), lost: change('lost') };
  if (by.won === 0 && by.lost === 0) return;
  const account = await findAccount(accountId);
  const { helper_id, ...asked } = before.source;
  if (account && !isUncounted(account)) await countPrompt(helper_id, asked, by, undefined);
};
