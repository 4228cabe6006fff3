import Mail from '@lucide/icons/icons/mail';
import UserRound from '@lucide/icons/icons/user-round';
import { Suspense, useState } from 'react';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import { undoDays } from '#shared/domain/people/member-removal.ts';
import type { PeopleView } from '#shared/domain/people/people-schemas.ts';
import { useAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { SettingRow } from '#web/features/account/settings/setting-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useBusinessChoice } from './business-choice.tsx';
import { dayWords } from './day-words.ts';
import { useChangePeople, useSetPeople } from './use-people.ts';

const businessesDialog = lazyPage(
  () => import('./member-businesses-dialog.tsx'),
  'MemberBusinessesDialog',
);

/** The owner among the people. */
export const OwnerRow = ({ email, name }: PeopleView['owner']) => (
  <SettingRow
    icon={UserRound}
    title={name || email}
    state={name ? `${email}. That’s you.` : 'That’s you.'}
  >
    <span className="people-acts">
      <span className="people-role">Owner</span>
    </span>
  </SettingRow>
);

type Member = PeopleView['members'][number];

/** The businesses somebody works for by name; empty for all of them. */
const useBusinessNames = (ids: readonly string[] | null) => {
  const { businesses } = useAccount();
  if (ids === null || businesses.length < 2) return '';
  const names = businesses.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return ` For ${names.join(', ')}.`;
};

const lineOf = ({ email, is_paused, joined_at, active_on }: Member) =>
  [
    `${email}.`,
    ...(is_paused ? ['Paused. Your plan has no seat for them.'] : []),
    `Joined ${dayWords(joined_at)}.${active_on ? ` Last here ${dayWords(active_on)}.` : ''}`,
  ].join(' ');

/** Somebody who works in the account, with what the owner may do about them. */
export const MemberRow = ({ member, seated }: { member: Member; seated: readonly Member[] }) => {
  const { id, name, is_paused } = member;
  const names = useBusinessNames(member.businesses);
  const { hasChoice } = useBusinessChoice();
  const setPeople = useSetPeople();
  const [asks, setAsks] = useState<'seat' | 'businesses' | 'remove' | null>(null);
  const close = () => setAsks(null);
  // Who joined last makes room.
  const paused = seated.at(-1);
  const stay = useChangePeople(
    (one) =>
      api.account.chooseWhoStays({ ids: [one, ...seated.slice(0, -1).map((other) => other.id)] }),
    'Seat given',
    close,
  );
  const remove = useChangePeople(
    (one) => api.account.removePerson({ id: one }),
    `${capitalized(name)} is removed`,
  );
  return (
    <>
      <SettingRow icon={UserRound} title={capitalized(name)} state={lineOf(member) + names}>
        <span className="people-acts">
          <span className="people-role">{is_paused ? 'Paused' : 'Office'}</span>
          {is_paused && paused && (
            <Button variant="quiet" onClick={() => setAsks('seat')}>
              Give a seat<span className="sr-only"> to {name}</span>
            </Button>
          )}
          {hasChoice && (
            <Button variant="quiet" onClick={() => setAsks('businesses')}>
              Businesses<span className="sr-only"> for {name}</span>
            </Button>
          )}
          <Button variant="quiet" onClick={() => setAsks('remove')}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </span>
      </SettingRow>
      {asks === 'businesses' && (
        <Suspense>
          <businessesDialog.View member={member} onDone={setPeople} onClose={close} />
        </Suspense>
      )}
      {asks === 'seat' && paused && (
        <Confirm
          title={`Give ${name} a seat?`}
          question={`${capitalized(paused.name)} will be paused instead. They can’t work here until you have a seat for them.`}
          yes="Give a seat"
          busy={stay.isPending && 'Saving...'}
          failure={stay.error?.message ?? null}
          onYes={() => stay.mutate(id)}
          onClose={close}
        />
      )}
      {asks === 'remove' && (
        <Confirm
          title={`Remove ${name}?`}
          question={`${capitalized(name)} will be signed out right away. What they did for the business stays. We’ll delete their chats in ${undoDays} days. Until then, you can undo this.`}
          yes="Remove"
          busy={remove.isPending && 'Removing...'}
          failure={remove.error?.message ?? null}
          onYes={() => remove.mutate(id)}
          onClose={close}
        />
      )}
    </>
  );
};

/** What went wrong, in the list. */
const Failure = ({ of: error }: { of: Error | null }) =>
  error && (
    <li>
      <Notice tone="danger">{error.message}</Notice>
    </li>
  );

/** Somebody who is invited. */
export const InvitationRow = ({
  invitation,
}: {
  invitation: PeopleView['invitations'][number];
}) => {
  const { id, email, invited_at, ends_at, is_over } = invitation;
  const again = useChangePeople(
    (one) => api.account.inviteAgain({ id: one }),
    'Invitation sent again',
  );
  const takeBack = useChangePeople(
    (one) => api.account.removePerson({ id: one }),
    'Invitation canceled',
  );
  const until = is_over
    ? 'The link doesn’t work anymore.'
    : `The link works until ${dayWords(ends_at)}.`;
  return (
    <>
      <SettingRow icon={Mail} title={email} state={`Invited ${dayWords(invited_at)}. ${until}`}>
        <span className="people-acts">
          <span className="people-role" data-invited>
            Invited
          </span>
          <Button variant="quiet" disabled={again.isPending} onClick={() => again.mutate(id)}>
            Send again<span className="sr-only"> to {email}</span>
          </Button>
          <Button variant="quiet" disabled={takeBack.isPending} onClick={() => takeBack.mutate(id)}>
            Cancel invitation<span className="sr-only"> for {email}</span>
          </Button>
        </span>
      </SettingRow>
      <Failure of={again.error ?? takeBack.error} />
    </>
  );
};

/** Somebody who was removed, while that can be undone. */
export const RemovedNotice = ({ person }: { person: PeopleView['removed'][number] }) => {
  const { id, name, chats_until } = person;
  const restore = useChangePeople(
    (one) => api.account.restorePerson({ id: one }),
    `${capitalized(name)} is back`,
  );
  return (
    <div className="people-removed">
      <p>
        <b>{capitalized(name)} was removed and signed out.</b> We’ll delete their chats on{' '}
        {dayWords(chats_until)}. Tasks they added stay in your week.
      </p>
      <Button variant="outline" disabled={restore.isPending} onClick={() => restore.mutate(id)}>
        Undo<span className="sr-only"> removing {name}</span>
      </Button>
      {restore.error && <Notice tone="danger">{restore.error.message}</Notice>}
    </div>
  );
};
