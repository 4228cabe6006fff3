import { contract } from '#shared/contract/index.ts';
import type { Output, Parsed } from '#shared/contract/route.ts';
import { auditTarget } from '#shared/domain/admin-audit.ts';
import type { Caller } from '../lib/caller.ts';
import { handle } from '../lib/http.ts';
import { writeAuditEntry } from './audit-table.ts';

type Admin = typeof contract.admin;

/**
 * An admin operation that leaves a trace. The trace is written first, and without it nothing is shown or changed:
 * a trail with an entry too many is complete, one with an entry too few is not.
 */
export const audited = <O extends keyof Admin>(
  operation: O,
  run: (input: Parsed<Admin[O]>, now: Date) => Promise<Output<Admin[O]>>,
) =>
  handle<Admin[O]>(contract.admin[operation], async (input, { user, now }: Caller) => {
    const admin_id = user?.id ?? '';
    await writeAuditEntry({ admin_id, operation, target: auditTarget(input) }, now);
    return run(input, now);
  });
