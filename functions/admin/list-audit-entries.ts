import { auditPage } from './audit-page.ts';
import { audited } from './audited-operation.ts';

/** One page of what admins looked at and changed, newest first, the entry of this request included. */
export const listAudit = audited('listAudit', ({ limit, after, ...filter }, now) =>
  auditPage(filter, { limit, after }, now),
);
