import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Problem } from '#shared/contract/problem.ts';
import { previewName } from '#shared/domain/admin/admin-preview.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { isAdSignup } from '#shared/domain/site/tracking.ts';
import { api } from '#web/core/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { failureText, momentText, userPath } from './format.ts';
import { Paged } from './paged.tsx';
import { listQuery } from './queries.ts';
import { Section } from './section.tsx';
import { ActionDialog } from './user/action-dialog.tsx';
import { useMarkTest } from './user/use-mark-test.ts';

/** Finds an account by its whole e-mail address and opens it. */
const UserSearch = () => {
  const navigate = useNavigate();
  const find = useMutation({
    mutationFn: (email: string) => api.admin.findUser({ email }),
    onSuccess: ({ id }) => navigate(userPath(id)),
  });
  const [isSending, setIsSending] = useState(false);
  const isMissing = find.error instanceof Problem && find.error.code === 'not-found';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    find.mutate(String(email).trim());
  };
  return (
    <>
      <form className="user-search" onSubmit={submit}>
        <TextField
          label="Find an account"
          descriptiveText="Enter the full email address."
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          hasError={find.isError}
          errorMessage={find.error ? wordsOf(find.error) : ''}
        />
        <Button type="submit" variant="outline" busy={find.isPending && 'Finding...'}>
          Find
        </Button>
        {isMissing && (
          <Button variant="outline" onClick={() => setIsSending(true)}>
            Send a new sign-up code
          </Button>
        )}
      </form>
      {isSending && find.variables && (
        <ActionDialog
          title="Send a new sign-up code?"
          hint={`If ${find.variables} signed up and never entered the code, we send a new one.`}
          yes="Send"
          act={async (reason) => {
            await api.admin.sendSignUpCode({ email: find.variables, reason });
            return 'Code sent';
          }}
          onClose={() => setIsSending(false)}
        />
      )}
    </>
  );
};

const wordsOf = (error: Error) =>
  error instanceof Problem && error.code === 'not-found'
    ? 'No account with this email. If they never entered their sign-up code, there’s no account yet.'
    : failureText('findUser', error);

/** The newest accounts, ten at a time, each of which can be taken out of the numbers. */
export const UsersSection = () => {
  const { mark, words } = useMarkTest();
  const list = useInfiniteQuery(listQuery('listUsers'));
  return (
    <Section title="Recent users" hint="Test accounts are left out of all stats.">
      <UserSearch />
      {mark.error && <Notice tone="danger">{failureText('markTest', mark.error)}</Notice>}
      <Paged list={list} failure="users" none="No sign-ups yet.">
        {(users) => (
          <ul className="admin-rows">
            {users.map((user) => (
              <li key={user.id}>
                <div>
                  <b>
                    <Link to={userPath(user.id)}>{user.email}</Link>
                  </b>
                  <small>
                    <time dateTime={user.created_at}>{momentText(user.created_at)}</time>
                    {isAdSignup(user) && ', from the ad page'}
                    {!user.onboarding_completed && ', not set up yet'}
                  </small>
                </div>
                {user.is_test && <span className="tag">Test</span>}
                <span className="tag">
                  {user.is_trial ? previewName('trial') : plans[user.plan].name}
                </span>
                <Button
                  variant="outline"
                  aria-label={`${words(user)}: ${user.email}`}
                  disabled={mark.isPending}
                  onClick={() => mark.mutate(user)}
                >
                  {words(user)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Section>
  );
};
