import ArrowLeftRight from '@lucide/icons/icons/arrow-left-right';
import { Suspense, useState } from 'react';
import { handoverDays } from '#shared/domain/people/handover.ts';
import type { PeopleView } from '#shared/domain/people/people-schemas.ts';
import { api } from '#web/core/api.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { SettingRow } from '#web/features/account/settings/setting-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { dayWords } from './day-words.ts';
import { useChangePeople, useSetPeople } from './use-people.ts';

const dialog = lazyPage(() => import('./hand-over-dialog.tsx'), 'HandOverDialog');

/** The owner's way to give the account to somebody of the office, and what became of it. */
export const HandOverAccount = ({ view }: { view: PeopleView }) => {
  const { members, handover } = view;
  const offered = handover && members.find(({ id }) => id === handover.id);
  // Its failure stays where the offer is gone by then.
  const takeBack = useChangePeople<void>(
    () => api.account.takeHandoverBack({}),
    'Offer taken back',
  );
  return (
    <section className="form-group" aria-labelledby="hand-over">
      <h2 id="hand-over">New owner</h2>
      <ul className="setting-rows">
        {offered ? (
          <SettingRow
            icon={ArrowLeftRight}
            title={`Offered to ${offered.name}`}
            state={`They can accept until ${dayWords(handover.ends_at)}. It’s yours until they do.`}
          >
            <Button
              variant="outline"
              disabled={takeBack.isPending}
              onClick={() => takeBack.mutate()}
            >
              Take back<span className="sr-only"> the offer</span>
            </Button>
          </SettingRow>
        ) : (
          <NotOffered members={members.filter(({ is_paused }) => !is_paused)} />
        )}
        {takeBack.error && (
          <li>
            <Notice tone="danger">{takeBack.error.message}</Notice>
          </li>
        )}
      </ul>
    </section>
  );
};

const NotOffered = ({ members }: Pick<PeopleView, 'members'>) => {
  const setPeople = useSetPeople();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SettingRow
        icon={ArrowLeftRight}
        title="Hand over the account"
        state={
          members.length
            ? `Someone in your office becomes the owner. They have ${handoverDays} days to accept.`
            : 'Invite the new owner first. Once they’ve joined, you can hand over the account.'
        }
      >
        {members.length > 0 && (
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            Hand over
          </Button>
        )}
      </SettingRow>
      {isOpen && (
        <Suspense>
          <dialog.View members={members} onDone={setPeople} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
