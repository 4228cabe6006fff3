import { auditPage } from './audit-page.ts';
import { audited } from './audited-operation.ts';

/** How many entries one request for a file answers. */
const exported = 1000;

/** The entries for a file, a thousand at a time. */
export const exportAudit = audited('exportAudit', ({ after, ...filter }, now) =>
  auditPage(filter, { limit: exported, after }, now),
);
