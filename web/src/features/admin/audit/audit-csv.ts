import { api } from '#web/core/api.ts';
import { csvText } from '#web/core/csv-text.ts';
import type { AuditEntry, AuditFilter } from '../admin-queries.ts';
import { auditWords } from './audit-words.ts';

const columns = ['When (UTC)', 'Admin', 'What', 'Page', 'About', 'Reason'];

const rowOf = (entry: AuditEntry) => [
  entry.created_at,
  entry.admin_email ?? entry.admin_id,
  auditWords(entry.operation),
  entry.page,
  entry.target,
  entry.reason,
];

/** Every entry that fits as a CSV file. */
export const auditCsv = async (filter: AuditFilter) => {
  const rows: (string | null)[][] = [columns];
  let after: string | undefined;
  do {
    const page = await api.admin.exportAudit({ ...filter, ...(after && { after }) });
    rows.push(...page.items.map(rowOf));
    after = page.next ?? undefined;
  } while (after);
  return csvText(rows);
};
