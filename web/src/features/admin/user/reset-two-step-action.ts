import { type ResetEnd, resetHours } from '#shared/domain/auth/second-factor-reset.ts';
import { api } from '#web/core/api.ts';
import { momentText } from '../admin-format.ts';
import type { UserDetail } from '../admin-queries.ts';
import type { AccountAction } from './account-action-type.ts';
import { ownerProofsIn } from './owner-proof-fields.tsx';

/** How the last reset ended, with the day after it. */
const endWords: Readonly<Record<ResetEnd, string>> = {
  done: 'Last reset: turned off',
  link: 'Last reset: the owner stopped it by email',
  signed_in: 'Last reset: the owner signed in and keeps it',
  admin: 'Last reset: an admin stopped it',
  not_allowed: 'Last reset: dropped, since only admins may ask for one, and never for an admin',
  not_needed: 'Last reset: dropped, since it was off already',
};

const lastWords = ({ second_factor: { reset } }: UserDetail) =>
  reset?.end && reset.ended_at ? ` ${endWords[reset.end]}, ${momentText(reset.ended_at)}.` : '';

const whyNot = ({ is_admin, deletion_requested_at, second_factor }: UserDetail) => {
  if (deletion_requested_at) return 'This account is being deleted.';
  if (is_admin) return 'An admin’s two-step sign-in can’t be reset here.';
  return second_factor.is_on ? undefined : 'Two-step sign-in is off.';
};

const reset = (user: UserDetail): AccountAction => {
  const { id } = user;
  const no = whyNot(user);
  return {
    name: 'Reset two-step sign-in',
    says:
      (no ??
        `Turns it off in ${resetHours} hours. After that, the password alone opens the account. The owner gets an email now and can stop it.`) +
      lastWords(user),
    button: 'Reset',
    can: no === undefined,
    isHard: true,
    field: 'proofs',
    act: async (reason, values) => {
      const proofs = ownerProofsIn(values);
      const { due_at } = await api.admin.resetSecondFactor({ id, proofs, reason });
      return `Two-step sign-in turns off ${momentText(due_at)}`;
    },
  };
};

const keep = ({ id }: UserDetail, dueAt: string): AccountAction => ({
  name: 'Two-step sign-in is being reset',
  says: `It turns off ${momentText(dueAt)}, unless the owner stops it or signs in. If you stop it, the owner gets an email.`,
  button: 'Stop the reset',
  can: true,
  act: async (reason) => {
    await api.admin.keepSecondFactor({ id, reason });
    return 'Two-step sign-in stays on';
  },
});

/** The reset of two-step sign-in, or its end while one waits. */
export const resetTwoStepAction = (user: UserDetail) => {
  const waiting = user.second_factor.reset;
  return waiting && waiting.end === null ? keep(user, waiting.due_at) : reset(user);
};
