import ArrowLeftRight from '@lucide/icons/icons/arrow-left-right';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { handoverDays } from '#shared/domain/people/handover.ts';
import type { PeopleView } from '#shared/domain/people/people-schemas.ts';
import { api } from '#web/core/api.ts';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { toast } from '#web/core/toast.tsx';
import { SettingRow } from '#web/features/account/settings/setting-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { dayWords } from './day-words.ts';
import { useSetPeople } from './use-people.ts';

const dialog = lazyPage(() => import('./hand-over-dialog.tsx'), 'HandOverDialog');

/** The owner's way to give the account to somebody of the office, and what became of it. */
export const HandOver = ({ view }: { view: PeopleView }) => {
  const { members, handover } = view;
  const offered = handover && members.find(({ id }) => id === handover.id);
  return (
    <section className="form-group" aria-labelledby="hand-over">
      <h2 id="hand-over">New owner</h2>
      <ul className="setting-rows">
        {offered ? (
          <Offered name={offered.name} until={handover.ends_at} />
        ) : (
          <NotOffered members={members.filter(({ is_paused }) => !is_paused)} />
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

const Offered = ({ name, until }: { name: string; until: string }) => {
  const setPeople = useSetPeople();
  const takeBack = useMutation({
    mutationFn: () => api.account.takeHandoverBack({}),
    onSuccess: (view) => {
      setPeople(view);
      toast('Offer taken back');
    },
  });
  return (
    <>
      <SettingRow
        icon={ArrowLeftRight}
        title={`Offered to ${name}`}
        state={`They can accept until ${dayWords(until)}. Until then, the account is yours.`}
      >
        <Button variant="outline" disabled={takeBack.isPending} onClick={() => takeBack.mutate()}>
          Take back<span className="sr-only"> the offer</span>
        </Button>
      </SettingRow>
      {takeBack.error && (
        <li>
          <Notice tone="danger">{takeBack.error.message}</Notice>
        </li>
      )}
    </>
  );
};
