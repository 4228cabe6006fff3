import { invitationDays } from '#shared/domain/people/people.ts';
import type { PeopleView } from '#shared/domain/people/people-schemas.ts';
import { useAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/form-kit.ts';
import { useForm } from '#web/ui/use-form.ts';

type Props = { free: number; onDone: (view: PeopleView) => void; onClose: () => void };

/** Invites somebody into the account by email. */
export const InviteDialog = ({ free, onDone, onClose }: Props) => {
  const { businesses } = useAccount();
  const hasChoice = businesses.length > 1;
  const { form, field, errors, busy, failure } = useForm({
    validate: (values) => ({
      ...(!/^\S+@\S+\.\S+$/.test(values.text('email')) && {
        email: 'Type the full email address',
      }),
      ...(hasChoice &&
        values.all('businesses').length === 0 && { businesses: 'Choose at least one business' }),
    }),
    submit: async (values) => {
      const chosen = values.all('businesses');
      const view = await api.account.invite({
        email: values.text('email'),
        businesses: !hasChoice || chosen.length === businesses.length ? null : chosen,
      });
      onDone(view);
      onClose();
      toast('Invitation sent');
    },
  });
  return (
    <Dialog
      title="Invite someone"
      hint={`They get an email with a link that works for ${invitationDays} days. ${free === 1 ? '1 seat is' : `${free} seats are`} free, nothing more to pay.`}
      onClose={onClose}
    >
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ children: 'Send the invite', busy: busy && 'Sending...' }}
      >
        <TextField
          {...field('email')}
          className="wide"
          label="Their email"
          type="email"
          autoComplete="off"
          data-autofocus
        />
        {hasChoice && (
          <fieldset className="wide people-businesses">
            <legend>They work for</legend>
            {businesses.map(({ id, name }) => (
              <label key={id}>
                <input type="checkbox" name="businesses" value={id} defaultChecked />
                {name}
              </label>
            ))}
            {errors.businesses && <p className="error">{errors.businesses}</p>}
          </fieldset>
        )}
        <p className="wide hint">
          They join as Office: helpers, week, numbers, reviews. No billing, no deleting, no people.
        </p>
      </DialogForm>
    </Dialog>
  );
};
