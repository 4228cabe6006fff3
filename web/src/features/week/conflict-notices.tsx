import { useSyncExternalStore } from 'react';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import type { Task, TaskChange } from '#shared/domain/week/tasks.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { type Clash, clashesOf, endClash, onClashes } from './conflicting-changes.ts';
import { saidDay } from './day-labels.ts';
import { changeOne } from './pending-changes.ts';

const stateWords = { open: 'open', done: 'done', dropped: 'skipped' } as const;

/** How the task stands on the server, as far as the refused change is about it. */
const storedWords = (task: Task, { kind }: TaskChange, today: LocalDate) => {
  if (kind === 'move') return `It’s now due ${saidDay(task.due, today)}.`;
  if (kind === 'edit') return 'It was edited.';
  return `It’s now ${stateWords[task.state]}.`;
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

/** What two devices changed differently: what is stored, and the change of this device to make all the same. */
export const ConflictNotices = ({
  businessId,
  today,
}: {
  businessId: string;
  today: LocalDate;
}) => {
  const clashes = useSyncExternalStore(onClashes, () => clashesOf(businessId));
  const decide = ({ id, stored, change }: Clash, insists: boolean) => {
    endClash(businessId, id);
    if (insists) changeOne(stored, change);
  };
  return clashes.map((clash) => (
    <Notice key={clash.id}>
      <p>
        “{clash.stored.title}” was changed on another device.{' '}
        {storedWords(clash.stored, clash.change, today)}
      </p>
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
