import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { previewName } from '#shared/domain/admin-preview.ts';
import { plans } from '#shared/domain/plans.ts';
import { isAdSignup } from '#shared/domain/tracking.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { failureText, momentText, userPath } from './format.ts';
import { Paged } from './paged.tsx';
import { listQuery } from './queries.ts';
import { Section } from './section.tsx';
import { useMarkTest } from './use-mark-test.ts';
import { UserSearch } from './user-search.tsx';

/** The newest accounts, ten at a time, each of which can be taken out of the numbers. */
export const UsersSection = () => {
  const { mark, words } = useMarkTest();
  const list = useInfiniteQuery(listQuery('listUsers'));
  return (
    <Section title="Recent users" hint="A test account is left out of every number.">
      <UserSearch />
      {mark.error && <Notice tone="danger">{failureText('markTest', mark.error)}</Notice>}
      <Paged list={list} failure="users" none="Nobody has signed up yet.">
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
