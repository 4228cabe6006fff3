import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Output } from '#shared/contract/route.ts';
import { minSearchLength } from '#shared/domain/account/account-search-index.ts';
import { previewName } from '#shared/domain/admin/admin-preview.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import { isAdSignup } from '#shared/domain/site/ad-signups.ts';
import { api } from '#web/core/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/public-fields.tsx';
import { failureText } from '../admin-failures.ts';
import { momentText } from '../admin-format.ts';
import { userPath } from '../admin-paths.ts';
import { listQuery } from '../admin-queries.ts';
import { AdminSection } from '../admin-section.tsx';
import { PagedList } from '../paged-list.tsx';
import type { AccountAction } from '../user/account-action-type.ts';
import { ActionDialog } from '../user/action-dialog.tsx';
import { markTestAccountAction } from '../user/mark-test-account-action.ts';

type Found = Output<Contract['admin']['findUsers']>;

/** The accounts a part of an address, a name or a Stripe id leads to. */
const FoundUsers = ({ items, has_more }: Found) => (
  <div className="found-users" role="status">
    {items.length > 0 ? (
      <ul className="admin-rows" aria-label="Accounts found">
        {items.map((user) => (
          <li key={user.id}>
            <div>
              <b>
                <Link to={userPath(user.id)}>{user.email}</Link>
              </b>
              {user.found !== user.email && <small>{user.found}</small>}
            </div>
            <span className="tag">
              {user.is_trial ? previewName('trial') : plans[user.plan].name}
            </span>
          </li>
        ))}
      </ul>
    ) : (
      <p className="hint">
        No account found. A search needs the beginning of a word, for example of a business name.
      </p>
    )}
    {has_more && <p className="hint">There are more. Type more letters.</p>}
  </div>
);

/** A whole address opens its account; a part of one, of a business name or of a Stripe id lists the accounts that have it. */
const UserSearch = () => {
  const navigate = useNavigate();
  const find = useMutation({
    mutationFn: (email: string) => api.admin.findUser({ email }),
    onSuccess: ({ id }) => navigate(userPath(id)),
  });
  const search = useMutation({ mutationFn: (text: string) => api.admin.findUsers({ text }) });
  const [isSending, setIsSending] = useState(false);
  const failed = find.error ?? search.error;
  const isMissing = find.error instanceof Problem && find.error.code === 'not-found';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    const isAddress = /^\S+@\S+\.\S+$/.test(text);
    find.reset();
    search.reset();
    if (isAddress) find.mutate(text);
    else search.mutate(text);
  };
  return (
    <>
      <form className="user-search" onSubmit={submit}>
        <TextField
          label="Find an account"
          descriptiveText="Email, business name, or Stripe ID. The beginning of a word is enough."
          name="text"
          type="search"
          required
          minLength={minSearchLength}
          maxLength={254}
          autoComplete="off"
          hasError={failed !== null}
          errorMessage={failed ? wordsOf(failed) : ''}
        />
        <Button
          type="submit"
          variant="outline"
          busy={(find.isPending || search.isPending) && 'Finding...'}
        >
          Find
        </Button>
        {isMissing && (
          <Button variant="outline" onClick={() => setIsSending(true)}>
            Send a new sign-up code
          </Button>
        )}
      </form>
      {search.data && <FoundUsers {...search.data} />}
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
  const [marking, setMarking] = useState<AccountAction | null>(null);
  const list = useInfiniteQuery(listQuery('listUsers'));
  return (
    <AdminSection title="Recent users" hint="Test accounts are left out of all stats.">
      <UserSearch />
      <PagedList list={list} failure="users" none="No sign-ups yet.">
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
                  aria-label={`${markTestAccountAction(user).button}: ${user.email}`}
                  onClick={() => setMarking(markTestAccountAction(user))}
                >
                  {markTestAccountAction(user).button}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {marking && (
        <ActionDialog
          title={marking.name}
          hint={marking.says}
          yes={marking.button}
          act={marking.act}
          onClose={() => setMarking(null)}
        />
      )}
    </AdminSection>
  );
};
