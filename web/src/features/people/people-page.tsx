import './people.css';
import { Suspense, useState } from 'react';
import type { PeopleView } from '#shared/domain/people/people-schemas.ts';
import { mostSeats } from '#shared/domain/people/seats-of-account.ts';
import { paidPlanIds, plans } from '#shared/domain/plan/plans.ts';
import { useAccount } from '#web/core/account.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import {
  AccountPageColumns,
  AccountPageFrame,
} from '#web/features/account/settings/account-page-frame.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { HandOverAccount } from './hand-over-account.tsx';
import { OfferedAccount } from './offered-account.tsx';
import { InvitationRow, MemberRow, OwnerRow, RemovedNotice } from './person-rows.tsx';
import { usePeople, useSetPeople } from './use-people.ts';
import { WhoCanDoWhat } from './who-can-do-what.tsx';

const dialog = lazyPage(() => import('./invite-dialog.tsx'), 'InviteDialog');

/** Who works in the account with its owner, and who is invited. */
export const PeoplePage = () => {
  const { office } = useAccount();
  if (office?.offered_until)
    return (
      <AccountPageColumns>
        <header className="profile-header">
          <h1>People</h1>
        </header>
        <OfferedAccount until={office.offered_until} />
      </AccountPageColumns>
    );
  return (
    <AccountPageFrame at="/dashboard/profile/people">
      {!office && (
        <>
          <Loaded />
          <WhoCanDoWhat />
        </>
      )}
    </AccountPageFrame>
  );
};

const Loaded = () => {
  const { data, error, refetch } = usePeople();
  if (data)
    return (
      <>
        <People view={data} />
        <HandOverAccount view={data} />
      </>
    );
  if (error) return <ErrorPanel message={error.message} onRetry={() => void refetch()} />;
  return <Spinner label="Loading..." />;
};

const People = ({ view }: { view: PeopleView }) => {
  const { entitlement } = useAccount();
  const { seats, owner, members, removed, invitations } = view;
  const seated = members.filter(({ is_paused }) => !is_paused);
  return (
    <section className="form-group people" aria-labelledby="seats">
      <p className="hint">Everyone here signs in with their own email.</p>
      {removed.map((one) => (
        <RemovedNotice key={one.id} person={one} />
      ))}
      <header className="people-head">
        <h2 id="seats">Seats</h2>
        <small>
          {seats.taken} of {seats.all} on {plans[entitlement.plan].name}
        </small>
      </header>
      <ul className="setting-rows">
        <OwnerRow {...owner} />
        {members.map((member) => (
          <MemberRow key={member.id} member={member} seated={seated} />
        ))}
        {invitations.map((one) => (
          <InvitationRow key={one.id} invitation={one} />
        ))}
      </ul>
      {members.length + invitations.length === 0 && (
        <p className="hint">Only you so far. Invite your office manager to share the work.</p>
      )}
      <Invite seats={seats} />
    </section>
  );
};

/** The plans that have seats for others. */
const withSeats = paidPlanIds.map((id) => `${plans[id].name} has ${plans[id].seats}`).join(', ');

/** The button to invite with, or why there is none. */
const Invite = ({ seats: { all, taken } }: Pick<PeopleView, 'seats'>) => {
  const setPeople = useSetPeople();
  const [isOpen, setIsOpen] = useState(false);
  if (taken >= all)
    return (
      <div className="row people-full">
        <p>{all === 1 ? `Your plan has one seat. ${withSeats}.` : 'Every seat is taken.'}</p>
        {all < mostSeats && (
          <LinkButton variant="outline" to="/pricing">
            See the plans
          </LinkButton>
        )}
      </div>
    );
  return (
    <div className="row">
      <Button onClick={() => setIsOpen(true)}>Invite someone</Button>
      {isOpen && (
        <Suspense>
          <dialog.View free={all - taken} onDone={setPeople} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
