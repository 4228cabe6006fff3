import { findAccounts } from '../tables/account-table.ts';
import { listAuditChanges, listAuditEntries } from '../tables/audit-table.ts';
import { audited } from './audited.ts';

/** One page of what admins looked at and changed, newest first, the entry of this request included; `changes` leaves looks out. */
export const listAudit = audited('listAudit', async ({ show, ...page }, now) => {
  const list = show === 'changes' ? listAuditChanges : listAuditEntries;
  const { items, next } = await list(page, now);
  const admins = [...new Set(items.map(({ admin_id }) => admin_id))];
  const accounts = admins.length ? await findAccounts(admins) : [];
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return {
    items: items.map((entry) => ({ ...entry, admin_email: emails.get(entry.admin_id) ?? null })),
    next,
  };
});
