import * as z from 'zod';
import { Account } from '../../domain/account.ts';
import { planIds } from '../../domain/plans.ts';
import { route } from '../route.ts';
import { ListPage, pageOf } from './list-page.ts';

const UserRow = Account.pick({
  id: true,
  email: true,
  selected_plan: true,
  trial_ends_at: true,
  onboarding_completed: true,
  is_test: true,
  referral_source: true,
  created_at: true,
}).extend({ plan: z.enum(planIds), is_trial: z.boolean() });

export const users = {
  listUsers: route({
    summary: 'Accounts, newest first',
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    input: ListPage,
    output: pageOf(UserRow),
  }),
  markTest: route({
    summary: 'Count an account as a test account, or no longer',
    method: 'PUT',
    path: '/admin/users/{id}/test',
    access: 'admin',
    input: z.strictObject({ id: z.string().min(1).max(80), is_test: z.boolean() }),
    output: UserRow,
    problems: ['not-found'],
  }),
  listAudit: route({
    summary: 'What admins looked at and changed, newest first',
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    /** changes: without what was only looked at. */
    input: ListPage.extend({ show: z.enum(['all', 'changes']).default('all') }),
    output: pageOf(
      z.object({
        id: z.string(),
        admin_id: z.string(),
        /** null after that account was deleted. */
        admin_email: z.string().nullable(),
        operation: z.string(),
        target: z.string().nullable(),
        created_at: z.iso.datetime(),
      }),
    ),
  }),
};
