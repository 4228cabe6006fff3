import type { StoredBusiness } from '#shared/domain/account/business.ts';
import type { BooksFigures } from '#shared/domain/connections/books/books-schemas.ts';
import {
  agreedNumbers,
  withoutSource,
} from '#shared/domain/connections/books/proposed-and-agreed-numbers.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import type { SavedNumber } from '#shared/domain/numbers/saved-number-schemas.ts';
import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { listNumberEntries, saveNumberEntries } from '../../numbers/numbers-table.ts';
import type { ConnectionRef } from '../connections-table.ts';

/** The numbers that are kept for a business. */
export const keptNumbersOf = async (
  accountId: AccountId,
  businessId: string,
): Promise<SavedNumber[]> =>
  (await listNumberEntries(accountId, businessId, { consistent: true })).flatMap(
    ({ kind, entry }) => (kind === 'number' ? [entry] : []),
  );

const write = (business_id: string, number: SavedNumber, replaces: string | undefined) => ({
  entry: { kind: 'number' as const, business_id, entry: number },
  unlessTyped: { but: replaces },
});

/** Stores numbers of connected books; a value that the owner typed meanwhile stays. */
export const saveBooksNumbers = (
  accountId: AccountId,
  businessId: string,
  saved: readonly { readonly number: SavedNumber; readonly replaces?: string | undefined }[],
) =>
  saved.length === 0
    ? Promise.resolve('saved' as const)
    : saveNumberEntries(
        accountId,
        businessId,
        saved.map(({ number, replaces }) => write(businessId, number, replaces)),
      );

/** Brings the numbers up to date that the owner agreed to take from the books. */
export const updateAgreedNumbers = async (
  accountId: AccountId,
  business: StoredBusiness,
  figures: BooksFigures,
) => {
  const { currency } = localeAndCurrencyOf(business);
  const kept = await keptNumbersOf(accountId, business.id);
  const numbers = agreedNumbers(figures, kept, currency);
  await saveBooksNumbers(
    accountId,
    business.id,
    numbers.map((number) => ({ number })),
  );
};

/** Keeps the numbers of a provider that is disconnected as the owner's own. */
export const keepNumbersOfDisconnected = async ({
  accountId,
  businessId,
  provider,
}: ConnectionRef) => {
  const kept = await keptNumbersOf(accountId, businessId);
  await saveBooksNumbers(
    accountId,
    businessId,
    withoutSource(kept, provider).map((number) => ({ number })),
  );
};
