import { findAccounts } from '../tables/account-table.ts';
import { listAuditEntries } from './audit-table.ts';
import { audited } from './audited.ts';

/** One page of what admins looked at and changed, newest first, the entry of this request included. */
export const listAudit = audited('listAudit', async (page, now) => {
  const { items, next } = await listAuditEntries(page, now);
  const admins = [...new Set(items.map(({ admin_id }) => admin_id))];
  const accounts = admins.length ? await findAccounts(admins) : [];
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return {
    items: items.map((entry) => ({ ...entry, admin_email: emails.get(entry.admin_id) ?? null })),
    next,
  };
});
