import { isPaying } from '#shared/domain/plan/subscriptions.ts';
import { businessName, useAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { leave, loadAuth } from '#web/core/auth/session.ts';
import { messages } from '#web/core/session-messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/form-kit.ts';
import { useForm } from '#web/ui/use-form.ts';

const word = 'DELETE';

/** The last question before everything is gone; the owner types a word, so that no slip of the hand does it. */
export const DeleteAccount = ({ onClose }: { onClose: () => void }) => {
  const view = useAccount();
  const { account, office } = view;
  const business = businessName(view);
  const { form, field, busy, failure } = useForm({
    validate: (values) =>
      values.text('confirmation') === word ? {} : { confirmation: `Type ${word} to continue` },
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
          children: 'Permanently delete',
          className: 'btn-danger',
          busy: busy && 'Deleting...',
        }}
      >
        <p className="wide">
          {office
            ? `This deletes your own account and your chats in ${business}. ${business} itself stays.`
            : 'This will permanently delete your businesses, chats, and everything your helpers know.'}
          {isPaying(account.subscription) && ' Your subscription will end right away.'} Download
          your data first if you want a copy.
        </p>
        <p className="wide hint">
          You’ll be signed out on every device right away. We’ll email you when it’s done.
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
