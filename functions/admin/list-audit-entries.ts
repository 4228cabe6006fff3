import { addressOfFirstOwner, findAccounts } from '../account/account-table.ts';
import type { PageInput } from '../lib/list-by-month.ts';
import { type AuditFilter, listAuditEntries } from './audit-table.ts';
import { audited } from './audited-operation.ts';

const pageWithAdmins = async (filter: AuditFilter, page: PageInput, now: Date) => {
  const { items, next } = await listAuditEntries(filter, page, now);
  const admins = [...new Set(items.map(({ admin_id }) => admin_id))];
  const accounts = admins.length ? await findAccounts(admins) : [];
  const emails = new Map(accounts.map((account) => [account.id, addressOfFirstOwner(account)]));
  return {
    items: items.map((entry) => ({ ...entry, admin_email: emails.get(entry.admin_id) ?? null })),
    next,
  };
};

/** One page of what admins looked at and changed, newest first, the entry of this request included. */
export const listAudit = audited('listAudit', ({ limit, after, ...filter }, now) =>
  pageWithAdmins(filter, { limit, after }, now),
);

/** How many entries one request for a file answers. */
const exported = 1000;

/** The entries for a file, a thousand at a time. */
export const exportAudit = audited('exportAudit', ({ after, ...filter }, now) =>
  pageWithAdmins(filter, { limit: exported, after }, now),
);
