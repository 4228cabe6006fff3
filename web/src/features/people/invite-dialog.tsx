import { invitationDays } from '#shared/domain/people/invitations.ts';
import type { PeopleView } from '#shared/domain/people/people-schemas.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/signed-in-fields.ts';
import { useForm } from '#web/ui/use-form.ts';
import { BusinessChoice, useBusinessChoice } from './business-choice.tsx';

type Props = { free: number; onDone: (view: PeopleView) => void; onClose: () => void };

/** Invites somebody into the account by email. */
export const InviteDialog = ({ free, onDone, onClose }: Props) => {
  const { hasChoice, chosenIn, problemsOf } = useBusinessChoice();
  const { form, field, errors, busy, failure } = useForm({
    validate: (values) => ({
      ...(!/^\S+@\S+\.\S+$/.test(values.text('email')) && {
        email: 'Type the full email address',
      }),
      ...problemsOf(values),
    }),
    submit: async (values) => {
      const view = await api.account.invite({
        email: values.text('email'),
        businesses: chosenIn(values),
      });
      onDone(view);
      onClose();
      toast('Invitation sent');
    },
  });
  return (
    <Dialog
      title="Invite someone"
      hint={`They get an email with a link that works for ${invitationDays} days. ${free === 1 ? 'You have 1 seat left. It’s' : `You have ${free} seats left. They’re`} already in your plan.`}
      onClose={onClose}
    >
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ children: 'Send invitation', busy: busy && 'Sending...' }}
      >
        <TextField
          {...field('email')}
          className="wide"
          label="Their email"
          type="email"
          autoComplete="off"
          data-autofocus
        />
        {hasChoice && <BusinessChoice error={errors.businesses} />}
        <p className="wide hint">
          They can use the helpers, your week, numbers, reviews, and posts. They can’t see billing,
          delete the account, or invite people.
        </p>
      </DialogForm>
    </Dialog>
  );
};
