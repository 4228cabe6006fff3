import { admin } from '#shared/contract/admin.ts';
import type { Output, Parsed } from '#shared/contract/route.ts';
import { auditReason, auditTarget } from '#shared/domain/admin/audit-target-and-reason.ts';
import { pageViewOf } from '#shared/domain/admin/audited-page-views.ts';
import type { PersonId } from '../lib/account-and-person-ids.ts';
import type { Caller } from '../lib/caller/caller.ts';
import { handle } from '../lib/http-handler.ts';
import { writeAuditEntry } from './audit-table.ts';

type Admin = typeof admin;

/** The id that a page of the admin area gives to its opening. */
const visitHeader = 'x-admin-visit';

/**
 * The handler of an admin operation with an audit entry. The entry is written before `run`, and the operation fails if it
 * cannot be written: an entry for an operation that then failed does no harm, a missing entry does. What a page asks for when
 * it is opened is one entry.
 */
export const audited = <O extends keyof Admin>(
  operation: O,
  run: (input: Parsed<Admin[O]>, now: Date, adminId: PersonId) => Promise<Output<Admin[O]>>,
) =>
  handle<Admin[O]>(admin[operation], async (input, { personId = '', now, headers }: Caller) => {
    const reason = auditReason(input);
    const look = pageViewOf(operation);
    const visit = look?.opens && headers[visitHeader];
    await writeAuditEntry(
      {
        admin_id: personId,
        operation,
        target: auditTarget(input),
        ...(reason && { reason }),
        ...(look && { page: look.page }),
        ...(visit && { operation: look.opens }),
      },
      now,
      visit,
    );
    return run(input, now, personId);
  });
