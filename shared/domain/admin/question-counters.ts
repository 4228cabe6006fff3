import type { Account } from '../account/account.ts';
import type { Business } from '../account/business.ts';
import type { HelperId } from '../catalogue/helper-ids.ts';
import { tradeOf } from '../catalogue/trade-of-business-type.ts';
import type { TradeName } from '../catalogue/trades/index.ts';
import { isUncounted } from './uncounted-accounts.ts';

/** The counter of a helper's questions on a day; null is the assistant that suggests a helper. */
export const helperCounter = (helper: HelperId | null) => `helper_${helper ?? 'assistant'}`;
/** The counter of the questions of a trade on a day. */
export const tradeCounter = (trade: TradeName) => `trade_${trade}`;

/** Every counter of a day that a question of this account adds to. */
export const questionCounters = (
  account: Pick<Account, 'is_test' | 'is_admin'>,
  helper: HelperId | null,
  { type }: Pick<Business, 'type'>,
) =>
  isUncounted(account) ? [] : ['questions', helperCounter(helper), tradeCounter(tradeOf(type))];
