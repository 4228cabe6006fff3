import { numbers } from '#shared/contract/numbers.ts';
import { Problem } from '#shared/contract/problem.ts';
import { acceptImportedNumbers } from '#shared/domain/numbers/accept-numbers.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { handle } from '../lib/http-handler.ts';
import type { NumberWrite } from './numbers-table.ts';
import { requireToday } from './require-today.ts';
import { storeAcceptedNumbers } from './store-accepted-numbers.ts';

/** Keeps the figures of a file in the place of those of the last file of its kind, and the numbers the owner took from them. */
export const saveImport = handle(
  numbers.saveImport,
  async ({ business_id, numbers: taken, ...imported }, { accountId, personId, now }) => {
    requireToday(imported.date, now);
    const business = await findBusiness(accountId, business_id);
    if (!business) throw new Problem('not-found');
    const accepted = acceptImportedNumbers(imported, taken, localeAndCurrencyOf(business));
    if ('problem' in accepted) throw new Problem('invalid', accepted.problem);
    const changed = { by: personId, at: now.toISOString() };
    const replaced = new Map(taken.map(({ id, replaces }) => [id, replaces]));
    return storeAcceptedNumbers(accountId, business_id, [
      { entry: { kind: 'import', business_id, entry: imported } },
      ...accepted.numbers.map(
        (entry): NumberWrite => ({
          entry: { kind: 'number', business_id, changed, entry },
          unlessTyped: { but: replaced.get(entry.id) },
        }),
      ),
    ]);
  },
);
