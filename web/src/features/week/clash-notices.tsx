import { useSyncExternalStore } from 'react';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { Task, TaskChange } from '#shared/domain/tasks.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { type Clash, clashesOf, endClash, onClashes } from './clashes.ts';
import { saidDay } from './day-words.ts';
import { changeOne } from './send-unsent.ts';

const stateWords = { open: 'open', done: 'done', dropped: 'not needed' } as const;

/** How the task stands on the server, as far as the refused change is about it. */
const storedWords = (task: Task, { kind }: TaskChange, today: LocalDate) => {
  if (kind === 'move') return `It is due ${saidDay(task.due, today)} now.`;
  if (kind === 'edit') return 'It has other words now.';
  return `It is ${stateWords[task.state]} now.`;
};

const wantedWords = (change: TaskChange, today: LocalDate) => {
  switch (change.kind) {
    case 'move':
      return `Move it to ${saidDay(change.due, today)}`;
    case 'edit':
      return `Call it “${change.title}”`;
    case 'drop':
      return 'Not needed';
    case 'reopen':
      return 'Open it again';
    case 'tick':
      return 'It is done';
  }
};

/** What two devices changed differently: what is stored, and the change of this device to make all the same. */
export const ClashNotices = ({ businessId, today }: { businessId: string; today: LocalDate }) => {
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
          Leave it
        </Button>
      </p>
    </Notice>
  ));
};
