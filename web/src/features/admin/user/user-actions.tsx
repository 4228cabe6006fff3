import { useState } from 'react';
import { api } from '#web/core/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/signed-in-fields.ts';
import { countText, dayText } from '../admin-format.ts';
import type { UserDetail } from '../admin-queries.ts';
import type { AccountAction } from './account-action-type.ts';
import { ActionDialog } from './action-dialog.tsx';
import { markTestAccountAction } from './mark-test-account-action.ts';
import { OwnerProofFields, ownerProofsIn } from './owner-proof-fields.tsx';
import { resetTwoStepAction } from './reset-two-step-action.ts';

/** The most questions that are given back at once. */
const mostQuestions = 100;

const trial = ({
  id,
  extended_trial_ends_at: ends,
  trial_extended_at,
}: UserDetail): AccountAction => ({
  name: '7 more days of trial',
  says: trialWords(ends, trial_extended_at),
  button: 'Add 7 days',
  can: ends !== null,
  act: async (reason) => {
    await api.admin.extendTrial({ id, reason });
    return 'Trial extended';
  },
});

const trialWords = (ends: string | null, extendedAt: string | undefined) => {
  if (ends)
    return `The trial would end on ${dayText(ends)}. Works once per account. The owner gets an email.`;
  return extendedAt
    ? 'The trial was extended before. That works once per account.'
    : 'No trial is running.';
};

const questions = ({ id, quota }: UserDetail): AccountAction => ({
  name: 'Give questions back',
  says: quota.unlimited
    ? 'This plan has no limit.'
    : `${countText(quota.used)} of ${countText(quota.limit ?? 0)} used this ${quota.window}. You can give back what was used.`,
  button: 'Give back',
  can: !quota.unlimited && quota.used > 0,
  field: 'questions',
  act: async (reason, values) => {
    const asked = Number(values.text('questions'));
    const { given_back } = await api.admin.giveBackQuestions({ id, questions: asked, reason });
    return `${countText(given_back)} ${given_back === 1 ? 'question' : 'questions'} given back`;
  },
});

const code = ({ id, email }: UserDetail): AccountAction => ({
  name: 'Send a code',
  says: `Emails a code to ${email} to set a new password.`,
  button: 'Send',
  can: true,
  act: async (reason) => {
    await api.admin.sendCode({ id, reason });
    return 'Code sent';
  },
});

const signOut = ({ id }: UserDetail): AccountAction => ({
  name: 'Sign out everywhere',
  says: 'Every phone and computer has to sign in again within 15 minutes.',
  button: 'Sign out',
  can: true,
  act: async (reason) => {
    await api.admin.signOutUser({ id, reason });
    return 'Signed out everywhere';
  },
});

const payments = ({ id, has_customer }: UserDetail): AccountAction => ({
  name: 'Read from Stripe again',
  says: has_customer
    ? 'Brings this account in line with what Stripe says now.'
    : 'Stripe has no customer for this account.',
  button: 'Read again',
  can: has_customer,
  act: async (reason) => {
    await api.admin.readPayments({ id, reason });
    return 'Read from Stripe';
  },
});

const pause = ({ id }: UserDetail): AccountAction => ({
  name: 'Pause the helpers',
  says: 'Helpers stop answering. Everything else works, also cancel and download. The owner gets an email with your reason.',
  button: 'Pause',
  can: true,
  isHard: true,
  act: async (reason) => {
    await api.admin.pauseAnswers({ id, paused: true, reason });
    return 'Helpers paused';
  },
});

const resume = ({ id }: UserDetail): AccountAction => ({
  name: 'Helpers are paused',
  says: 'The owner gets an email with your reason when they answer again.',
  button: 'Start again',
  can: true,
  act: async (reason) => {
    await api.admin.pauseAnswers({ id, paused: false, reason });
    return 'Helpers answer again';
  },
});

const deletion = ({ id, email, is_admin, deletion_requested_at }: UserDetail): AccountAction => ({
  name: 'Delete the account',
  says: deletionWords(is_admin, deletion_requested_at),
  button: 'Delete',
  can: !is_admin && !deletion_requested_at,
  isHard: true,
  field: 'deletion',
  act: async (reason, values) => {
    const proofs = ownerProofsIn(values);
    await api.admin.deleteUser({ id, email: values.text('email'), proofs, reason });
    return `${email} is being deleted`;
  },
});

const deletionWords = (isAdmin: boolean, askedAt: string | undefined) => {
  if (askedAt) return 'This account is being deleted.';
  return isAdmin
    ? 'An admin deletes their own account.'
    : 'Only when the owner asks. Ends the plan, and everything is gone for good. The owner gets an email. A download of the data is only for the owner, in Your data.';
};

const actionsOf = (user: UserDetail): AccountAction[] => [
  trial(user),
  questions(user),
  code(user),
  signOut(user),
  resetTwoStepAction(user),
  payments(user),
  user.answers_paused_at ? resume(user) : pause(user),
  markTestAccountAction(user),
  deletion(user),
];

/** What an admin can do to an account, each with what it does and a reason. */
export const UserActions = (user: UserDetail) => {
  const [open, setOpen] = useState<AccountAction | null>(null);
  return (
    <>
      <ul className="admin-rows">
        {actionsOf(user).map((action) => (
          <li key={action.name}>
            <div>
              <b>{action.name}</b>
              <small>{action.says}</small>
            </div>
            <Button
              variant="outline"
              className={action.isHard ? 'btn-danger' : ''}
              aria-label={`${action.button}: ${action.name}`}
              disabled={!action.can}
              onClick={() => setOpen(action)}
            >
              {action.button}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <ActionDialog
          title={open.name}
          hint={open.says}
          yes={open.button}
          act={open.act}
          onClose={() => setOpen(null)}
        >
          {open.field === 'proofs' && <OwnerProofFields {...user} />}
          {open.field === 'deletion' && <DeletionFields {...user} />}
          {open.field === 'questions' && (
            <TextField
              className="wide"
              label="How many"
              name={open.field}
              type="number"
              min={1}
              max={mostQuestions}
              required
              defaultValue={Math.min(mostQuestions, Math.max(1, user.quota.used))}
            />
          )}
        </ActionDialog>
      )}
    </>
  );
};

/** What a deletion is sure of: who asked, and which account is meant. */
const DeletionFields = ({ email, has_customer }: UserDetail) => (
  <>
    <OwnerProofFields has_customer={has_customer} />
    <TextField
      className="wide"
      label={`Type ${email} to confirm`}
      name="email"
      type="email"
      autoComplete="off"
      required
    />
  </>
);
