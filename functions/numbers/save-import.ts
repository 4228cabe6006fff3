import { numbers } from '#shared/contract/numbers.ts';
import { Problem } from '#shared/contract/problem.ts';
import { importedNumbers } from '#shared/domain/numbers/accept.ts';
import { moneyStyleOf } from '#shared/domain/numbers/business-money.ts';
import { handle } from '../lib/http.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import type { NumberWrite } from '../tables/numbers-table.ts';
import { keep, requireToday } from './keep.ts';

/** Keeps the figures of a file in the place of those of the last file of its kind, and the numbers the owner took from them. */
export const saveImport = handle(
  numbers.saveImport,
  async ({ business_id, numbers: taken, ...imported }, { user, now }) => {
    requireToday(imported.date, now);
    const business = await findBusiness(user.id, business_id);
    if (!business) throw new Problem('not-found');
    const accepted = importedNumbers(imported, taken, moneyStyleOf(business));
    if ('problem' in accepted) throw new Problem('invalid', accepted.problem);
    const replaced = new Map(taken.map(({ id, replaces }) => [id, replaces]));
    return keep(user.id, business_id, [
      { entry: { kind: 'import', business_id, entry: imported } },
      ...accepted.numbers.map(
        (entry): NumberWrite => ({
          entry: { kind: 'number', business_id, entry },
          unlessTyped: { but: replaced.get(entry.id) },
        }),
      ),
    ]);
  },
);
