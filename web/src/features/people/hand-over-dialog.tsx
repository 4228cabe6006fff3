import { capitalized } from '#shared/domain/lib/capitalized.ts';
import { handoverDays, handoverWord } from '#shared/domain/people/handover.ts';
import type { PeopleView } from '#shared/domain/people/people-schemas.ts';
import { isPayingSubscription } from '#shared/domain/plan/paying-subscription.ts';
import { useAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/signed-in-fields.ts';
import { useForm } from '#web/ui/use-form.ts';

type Props = {
  /** Who may become the owner. */
  members: PeopleView['members'];
  onDone: (view: PeopleView) => void;
  onClose: () => void;
};

/** Offers the account to one of the people; the owner types two words, so that no slip of the hand does it. */
export const HandOverDialog = ({ members, onDone, onClose }: Props) => {
  const { account } = useAccount();
  const { form, field, errors, busy, failure } = useForm({
    validate: (values) => ({
      ...(!values.text('to') && { to: 'Choose the new owner' }),
      ...(values.text('confirmation') !== handoverWord && {
        confirmation: `Type ${handoverWord} to continue`,
      }),
    }),
    submit: async (values) => {
      const id = values.text('to');
      onDone(await api.account.offerHandover({ id, confirmation: handoverWord }));
      onClose();
      toast('Offer sent');
    },
  });
  return (
    <Dialog
      title="Hand over the account?"
      hint={`They get an email and have ${handoverDays} days to accept. It’s yours until they accept.`}
      onClose={onClose}
    >
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ children: 'Send the offer', busy: busy && 'Sending...' }}
      >
        <fieldset className="wide people-businesses">
          <legend>New owner</legend>
          {members.map(({ id, name, email }) => (
            <label key={id}>
              <input type="radio" name="to" value={id} defaultChecked={members.length === 1} />
              <span>
                {capitalized(name)} <small>{email}</small>
              </span>
            </label>
          ))}
          {errors.to && <p className="error">{errors.to}</p>}
        </fieldset>
        <div className="wide people-means">
          <p>Once they accept:</p>
          <ul>
            <li>They own everything in the account, and only they can delete it.</li>
            {isPayingSubscription(account.subscription) ? (
              <li>They pay from then on. Your card stays on file until they change it.</li>
            ) : (
              <li>They pay if they choose a plan.</li>
            )}
            <li>You stay in the office with your chats. They can remove you.</li>
            <li>Your AI apps and calendar links end. Connected accounts stay.</li>
          </ul>
        </div>
        <TextField
          {...field('confirmation')}
          className="wide"
          label={`Type ${handoverWord} to confirm`}
          autoComplete="off"
        />
      </DialogForm>
    </Dialog>
  );
};
