import * as z from 'zod';

/** Why an admin does something; kept in the audit trail. */
export const AdminReason = z.string().trim().min(3).max(300);
