import type { PageInput } from '../lib/list-by-month.ts';
import { type AuditFilter, listAuditEntries } from './audit-table.ts';
import { emailAddressesByAdminId } from './email-addresses-by-admin-id.ts';

/** One page of the audit trail, each entry with the address of its admin, or null where that account is gone. */
export const auditPage = async (filter: AuditFilter, page: PageInput, now: Date) => {
  const { items, next } = await listAuditEntries(filter, page, now);
  const emails = await emailAddressesByAdminId(items.map(({ admin_id }) => admin_id));
  return {
    items: items.map((entry) => ({ ...entry, admin_email: emails.get(entry.admin_id) ?? null })),
    next,
  };
};
