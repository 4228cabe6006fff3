import * as z from 'zod';
import { route } from '../route.ts';
import { ListPage, pageOf } from './list-page.ts';

/** Which entries: of one admin, about one account or other target, of one operation, of some days (UTC). */
const AuditFilter = z.strictObject({
  /** changes: without what was only looked at. */
  show: z.enum(['all', 'changes']).default('all'),
  admin_id: z.string().min(1).max(80).optional(),
  target: z.string().min(1).max(200).optional(),
  operation: z
    .string()
    .regex(/^[a-zA-Z]{3,40}$/)
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

const AuditEntry = z
  .object({
    id: z.string(),
    admin_id: z.string(),
    /** null after that account was deleted. */
    admin_email: z.string().nullable(),
    operation: z.string(),
    target: z.string().nullable(),
    /** The page on which something was looked at. */
    page: z.string().nullable(),
    /** Why the admin did it, where the operation asks for a reason. */
    reason: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AuditEntry' });

export const audit = {
  listAudit: route({
    summary: 'What admins looked at and changed, newest first',
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    input: ListPage.extend(AuditFilter.shape),
    output: pageOf(AuditEntry),
  }),
  exportAudit: route({
    summary: 'The same in large pages, for a file',
    method: 'GET',
    path: '/admin/audit/export',
    access: 'admin',
    input: AuditFilter.extend({ after: ListPage.shape.after }),
    output: pageOf(AuditEntry),
  }),
};
