import { isPaying } from '#shared/domain/subscriptions.ts';
import { useAccount } from '#web/account.ts';
import { api } from '#web/api.ts';
import { messages } from '#web/messages.ts';
import { leave, loadAuth } from '#web/session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/forms.ts';
import { useForm } from '#web/ui/use-form.ts';

const word = 'DELETE';

/** The last question before everything is gone; the owner types a word, so that no slip of the hand does it. */
export const DeleteAccount = ({ onClose }: { onClose: () => void }) => {
  const { account } = useAccount();
  const { form, field, busy, failure } = useForm({
    validate: (values) =>
      values.text('confirmation') === word ? {} : { confirmation: `Type ${word} to go on` },
    submit: async () => {
      await api.account.remove({ confirmation: word });
      const auth = await loadAuth();
      await auth.forgetTokens();
      leave(messages.beingDeleted);
    },
  });
  return (
    <Dialog title="Delete my account" onClose={onClose}>
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        keep="Keep my account"
        submit={{
          children: 'Delete for good',
          className: 'btn-danger',
          busy: busy && 'Deleting...',
        }}
      >
        <p className="wide">
          Your businesses, chats and what your helpers know are deleted for good
          {isPaying(account.subscription) ? ', and your subscription ends now' : ''}. Download your
          data first if you want to keep it.
        </p>
        <p className="wide hint">
          You are signed out on every device at once. We email you when everything is gone.
        </p>
        <TextField
          {...field('confirmation')}
          className="wide"
          label={`Type ${word} to confirm`}
          autoComplete="off"
          data-autofocus
        />
      </DialogForm>
    </Dialog>
  );
};
