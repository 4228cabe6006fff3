import { replaceNames } from '#shared/domain/apps/replace-customer-names.ts';
import { listReceivables } from '../../connections/receivables/receivables-table.ts';
import type { AppCaller } from '../app-caller.ts';

/** Takes the names of customers that came from books or a file out of a text, wherever the owner used them. */
export const hideCustomerNames = async ({ account, business, now }: AppCaller) => {
  const receivables = await listReceivables(account.id, business.id, now, { consistent: false });
  return replaceNames(receivables.map(({ customer }) => customer));
};
