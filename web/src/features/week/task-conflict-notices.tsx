import { useSyncExternalStore } from 'react';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import type { Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { whoWasFirstWords } from '#web/core/people/last-change-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { saidDay } from './day-labels.ts';
import {
  type ConflictingChange,
  conflictingChangesOf,
  endConflictingChange,
  onConflictingChanges,
} from './pending/conflicting-changes.ts';
import { changeTaskOffline } from './pending/pending-changes-queue.ts';

const stateWords = { open: 'reopened', done: 'checked off', dropped: 'skipped' } as const;

/** Who changed the task first, as far as the refused change is about it, and how it stands now. */
const storedWords = (
  { title, due, state, changed_by: by }: Task,
  { kind }: TaskChange,
  today: LocalDate,
) => {
  if (kind === 'move')
    return whoWasFirstWords(by?.due, `moved “${title}” to ${saidDay(due, today)}`);
  if (kind === 'edit') return whoWasFirstWords(by?.words, `edited “${title}”`);
  return whoWasFirstWords(by?.state, `${stateWords[state]} “${title}”`);
};

const wantedWords = (change: TaskChange, today: LocalDate) => {
  switch (change.kind) {
    case 'move':
      return `Move it to ${saidDay(change.due, today)}`;
    case 'edit':
      return `Rename to “${change.title}”`;
    case 'drop':
      return 'Skip';
    case 'reopen':
      return 'Reopen';
    case 'tick':
      return 'Check off';
  }
};

/** What two people, or two devices of one, changed differently: what is stored and who was first, and the change of this device to make all the same. */
export const TaskConflictNotices = ({
  businessId,
  today,
}: {
  businessId: string;
  today: LocalDate;
}) => {
  const clashes = useSyncExternalStore(onConflictingChanges, () =>
    conflictingChangesOf(businessId),
  );
  const decide = ({ id, stored, change }: ConflictingChange, insists: boolean) => {
    endConflictingChange(businessId, id);
    if (insists) changeTaskOffline(stored, change);
  };
  return clashes.map((clash) => (
    <Notice key={clash.id}>
      <p>{storedWords(clash.stored, clash.change, today)}</p>
      <p className="row">
        <Button variant="outline" onClick={() => decide(clash, true)}>
          {wantedWords(clash.change, today)}
        </Button>
        <Button variant="quiet" onClick={() => decide(clash, false)}>
          Keep the other change
        </Button>
      </p>
    </Notice>
  ));
};
