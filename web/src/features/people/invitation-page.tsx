import './people.css';
import Check from '@lucide/icons/icons/check';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Problem } from '#shared/contract/problem.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import { invitationDays } from '#shared/domain/people/invitations.ts';
import { api } from '#web/core/api.ts';
import { signOut } from '#web/core/auth/end-session.ts';
import { useSession } from '#web/core/auth/session.ts';
import { invitationPath } from '#web/core/page-after-sign-in.ts';
import { workIn } from '#web/core/people/acting-account.ts';
import { storeInvitationToken, takeInvitationToken } from '#web/core/people/invitation-token.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/signed-in-fields.ts';
import { useForm } from '#web/ui/use-form.ts';

/** Where the link of an invitation leads: says who invites to what, and lets the invited person in. */
export const InvitationPage = () => {
  const [token] = useState(takeInvitationToken);
  const { status } = useSession();
  // Who signs out here signs in with the invited address next, and comes back to the same invitation.
  useEffect(() => {
    if (token !== null && status === 'guest') storeInvitationToken(token);
  }, [token, status]);
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.links.showInvitation({ token: token ?? '' }, { signal }),
    enabled: token !== null,
    retry: false,
    gcTime: 0,
  });
  const isOver =
    token === null || (error instanceof Problem && ['not-found', 'invalid'].includes(error.code));
  return (
    <main className="invitation" id="main" tabIndex={-1}>
      <Logo />
      {data && token ? (
        <Invitation {...data} token={token} />
      ) : isOver ? (
        <>
          <h1>This invitation doesn’t work anymore</h1>
          <p>It was used, canceled, or is older than {invitationDays} days. Ask for a new one.</p>
          <LinkButton variant="outline" to="/">
            Go to Sevenhands
          </LinkButton>
        </>
      ) : error ? (
        <ErrorPanel message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Opening your invitation..." />
      )}
    </main>
  );
};

type Invited = { token: string; email: string; business: string; owner_name: string };

const may = (owner: string) => [
  'See the week, and check off and add tasks',
  'See who owes the business, and write reminders',
  `Ask the helpers. Your chats are private. ${owner} can’t see them.`,
];

const Invitation = ({ token, email, business, owner_name }: Invited) => {
  const { status } = useSession();
  const owner = capitalized(owner_name);
  return (
    <>
      <h1>
        {owner} invited you to {business || 'Sevenhands'}
      </h1>
      <h2>You can</h2>
      <ul className="invitation-list">
        {may(owner).map((words) => (
          <li key={words}>
            <Icon icon={Check} />
            {words}
          </li>
        ))}
      </ul>
      {status === 'member' ? (
        <Join token={token} email={email} business={business} />
      ) : (
        <>
          <p>Create an account with {email}, or sign in if you have one.</p>
          <div className="row">
            <LinkButton to={`/signup?next=${invitationPath}`}>Create account</LinkButton>
            <LinkButton variant="outline" to={`/login?next=${invitationPath}`}>
              Sign in
            </LinkButton>
          </div>
        </>
      )}
    </>
  );
};

/** The first name, and the press that lets somebody in who is signed in. */
const Join = ({ token, email, business }: Omit<Invited, 'owner_name'>) => {
  const { form, field, busy, failure } = useForm({
    validate: (values) => (values.text('name') ? {} : { name: 'Enter your first name' }),
    submit: async (values) => {
      const { account_id } = await api.account.acceptInvitation({
        token,
        name: values.text('name'),
      });
      workIn(account_id);
    },
  });
  return (
    <form {...form} className="fields">
      <TextField
        {...field('name')}
        className="wide"
        label="Your first name"
        autoComplete="given-name"
        maxLength={40}
      />
      {failure && (
        <div className="wide">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      <div className="wide row">
        <Button type="submit" busy={busy && 'Joining...'}>
          Join {business || 'the account'}
        </Button>
      </div>
      <p className="wide hint">
        The invitation is for {email}. Signed in with another email?{' '}
        <button type="button" className="text-button" onClick={() => void signOut()}>
          Sign out
        </button>
      </p>
    </form>
  );
};
