import type { ReactNode } from 'react';
import { isPayingSubscription } from '#shared/domain/plan/paying-subscription.ts';
import { useAccount } from '#web/core/account.ts';
import { businessName } from '#web/core/active-business.ts';
import { api } from '#web/core/api.ts';
import { loadSessionBundle } from '#web/core/auth/load-auth-bundles.ts';
import { leave } from '#web/core/auth/session.ts';
import { workIn } from '#web/core/people/acting-account.ts';
import { sessionNotices } from '#web/core/session-notices.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/signed-in-fields.ts';
import { useForm } from '#web/ui/use-form.ts';
import { deletionKindOf } from './account-deletion-kind.ts';

const word = 'DELETE';

type Props = { title: string; keep: string; children: ReactNode; onClose: () => void };

/** The last question before everything is gone; who asks types a word, so that no slip of the hand does it. */
const DeleteDialog = ({
  title,
  keep,
  children,
  onClose,
  submit,
}: Props & { submit: () => Promise<void> }) => {
  const { form, field, busy, failure } = useForm({
    validate: (values) =>
      values.text('confirmation') === word ? {} : { confirmation: `Type ${word} to continue` },
    submit,
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        keep={keep}
        submit={{
          children: 'Permanently delete',
          className: 'btn-danger',
          busy: busy && 'Deleting...',
        }}
      >
        {children}
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

/** Deletes who is signed in, with the account where it is theirs alone, and leaves the app. */
const removeMe = async () => {
  await api.account.remove({ confirmation: word });
  const auth = await loadSessionBundle();
  await auth.forgetTokens();
  leave(sessionNotices.beingDeleted);
};

const signedOut =
  'You’ll be signed out on every device right away. We’ll email you when it’s done.';

/** Deletes the account of its owner, or the own one of somebody in the office; one that was handed over goes without any sign-in. */
export const DeleteAccount = ({ onClose }: { onClose: () => void }) => {
  const view = useAccount();
  const business = businessName(view);
  const end = deletionKindOf(view);
  if (end === 'sign-in') return <DeleteSignIn onClose={onClose} />;
  if (end === 'taken-over') return <CloseAccount onClose={onClose} />;
  return (
    <DeleteDialog
      title="Delete my account"
      keep="Keep my account"
      onClose={onClose}
      submit={removeMe}
    >
      <p className="wide">
        {end === 'own' ? (
          <>
            This deletes your own account and your chats in {business}. {business} itself stays. If
            your own account has a paid plan, it ends right away. Switch to your own account to
            download its data.
          </>
        ) : (
          <>
            This will permanently delete your businesses, chats, and everything your helpers know.
            {isPayingSubscription(view.account.subscription) &&
              ' Your subscription will end right away.'}{' '}
            Download your data first if you want a copy.
          </>
        )}
      </p>
      <p className="wide hint">{signedOut}</p>
    </DeleteDialog>
  );
};

const CloseAccount = ({ onClose }: { onClose: () => void }) => {
  const view = useAccount();
  const name = businessName(view);
  return (
    <DeleteDialog
      title={`Delete ${name}?`}
      keep={`Keep ${name}`}
      onClose={onClose}
      submit={async () => {
        await api.account.closeAccount({ confirmation: word });
        workIn(null);
      }}
    >
      <p className="wide">
        This will permanently delete this account with its businesses, chats, and everything your
        helpers know here.
        {isPayingSubscription(view.account.subscription) &&
          ' The subscription will end right away.'}
      </p>
      <p className="wide hint">
        Everyone else loses access right away. Your sign-in and your own account stay.
      </p>
    </DeleteDialog>
  );
};

/** Deletes the sign-in of somebody who has no account anymore. */
export const DeleteSignIn = ({ onClose }: { onClose: () => void }) => (
  <DeleteDialog
    title="Delete my sign-in"
    keep="Keep my sign-in"
    onClose={onClose}
    submit={removeMe}
  >
    <p className="wide">This will permanently delete your sign-in and your chats.</p>
    <p className="wide hint">{signedOut}</p>
  </DeleteDialog>
);
