import * as z from 'zod';
import { fewestProofs, ownerProofIds } from '../../domain/admin/owner-proofs.ts';
import { SecondFactorReset } from '../../domain/auth/second-factor-reset-schema.ts';
import { route } from '../route.ts';
import { AdminReason } from './reason-schema.ts';
import { UserId, UserRow } from './users.ts';

/** How the admin made sure who asked. */
const proofs = z.array(z.enum(ownerProofIds)).min(fewestProofs).max(ownerProofIds.length);

/** What an admin can do to an account. Refunds and changes of plan are made at the payment provider. */
export const userActions = {
  markTest: route({
    summary: 'Count an account as a test account, or no longer',
    method: 'PUT',
    path: '/admin/users/{id}/test',
    access: 'admin',
    input: UserId.extend({ is_test: z.boolean(), reason: AdminReason }),
    output: UserRow,
    problems: ['not-found'],
  }),
  pauseAnswers: route({
    summary: 'Stop answering an account, or answer it again; its owner gets a mail with the reason',
    method: 'PUT',
    path: '/admin/users/{id}/answers',
    access: 'admin',
    /** The reason is told to the owner too. */
    input: UserId.extend({ paused: z.boolean(), reason: AdminReason }),
    output: UserRow,
    problems: ['not-found'],
  }),
  extendTrial: route({
    summary: 'Add seven days to a running trial, once for each account; its owner gets a mail',
    method: 'POST',
    path: '/admin/users/{id}/trial',
    access: 'admin',
    input: UserId.extend({ reason: AdminReason }),
    output: UserRow,
    problems: ['not-found', 'conflict'],
  }),
  giveBackQuestions: route({
    summary: 'Give an account questions of its day or month back; the answer says how many',
    method: 'POST',
    path: '/admin/users/{id}/questions',
    access: 'admin',
    input: UserId.extend({ questions: z.int().min(1).max(100), reason: AdminReason }),
    output: z.object({ given_back: z.int() }),
    problems: ['not-found', 'conflict'],
  }),
  signOutUser: route({
    summary: 'Sign an account out on every device',
    method: 'POST',
    path: '/admin/users/{id}/sign-out',
    access: 'admin',
    input: UserId.extend({ reason: AdminReason }),
    output: UserId,
    problems: ['not-found'],
  }),
  sendCode: route({
    summary: 'Mail the owner of an account a code to set a new password',
    method: 'POST',
    path: '/admin/users/{id}/code',
    access: 'admin',
    input: UserId.extend({ reason: AdminReason }),
    output: z.object({ sent: z.enum(['sign-up', 'password']) }),
    problems: ['not-found', 'too-fast'],
  }),
  sendSignUpCode: route({
    summary: 'Mail a new code to somebody who signed up and never entered the first one',
    method: 'POST',
    // The address travels in the body, because paths are logged.
    path: '/admin/users/code',
    access: 'admin',
    input: z.strictObject({ email: z.string().trim().min(3).max(254), reason: AdminReason }),
    output: z.object({ sent: z.enum(['sign-up', 'password']) }),
    problems: ['not-found', 'too-fast'],
  }),
  resetSecondFactor: route({
    summary:
      'Turn two-step sign-in off in 72 hours, unless the owner stops it by the email or signs in',
    method: 'POST',
    path: '/admin/users/{id}/second-factor-reset',
    access: 'admin',
    input: UserId.extend({ proofs, reason: AdminReason }),
    output: SecondFactorReset,
    problems: ['not-found', 'conflict'],
  }),
  keepSecondFactor: route({
    summary: 'Stop a reset of two-step sign-in that waits; its owner gets a mail',
    method: 'POST',
    path: '/admin/users/{id}/second-factor-reset/stop',
    access: 'admin',
    input: UserId.extend({ reason: AdminReason }),
    output: SecondFactorReset,
    problems: ['not-found', 'conflict'],
  }),
  deleteUser: route({
    summary: 'Begin the deletion of an account whose owner asked for it, with proofs of who asked',
    method: 'POST',
    path: '/admin/users/{id}/deletion',
    access: 'admin',
    input: UserId.extend({
      /** The address of the account, written once more. */
      email: z.string().trim().min(3).max(254),
      proofs,
      reason: AdminReason,
    }),
    output: z.object({ being_deleted: z.literal(true) }),
    problems: ['not-found', 'conflict'],
  }),
  readPayments: route({
    summary: 'Read the subscription of an account from the payment provider again',
    method: 'POST',
    path: '/admin/users/{id}/payments',
    access: 'admin',
    input: UserId.extend({ reason: AdminReason }),
    output: UserRow,
    problems: ['not-found', 'conflict'],
  }),
};
