import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { updateAgreedNumbers } from '../books/agreed-books-numbers.ts';
import type { SyncStep } from './sync-step.ts';

/** Reads months and balances when everything is read, and brings the numbers up to date that the owner agreed to. */
export const syncBooks: SyncStep = async (
  { books },
  { ref, connection, business, account, since, today },
) => {
  if (!books || since) return {};
  const currency = connection.currency ?? localeAndCurrencyOf(business).currency;
  const figures = {
    provider: ref.provider,
    on: today,
    currency,
    ...(await books(account, today)),
  };
  await updateAgreedNumbers(ref.accountId, business, figures);
  return { figures };
};
