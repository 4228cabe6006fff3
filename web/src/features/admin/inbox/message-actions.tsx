import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { failureText } from '../admin-failures.ts';
import { type AssignedMessage, useAdminChange } from '../admin-queries.ts';

/** How long a message is put off, in hours. */
const snoozes = [
  [4, '4 hours'],
  [24, '1 day'],
  [72, '3 days'],
] as const;

/** What an admin does with a message besides answering it. */
export const MessageActions = ({ id, done, assigned_to, snoozed_until }: AssignedMessage) => {
  const change = useAdminChange(async (step: { act: () => Promise<unknown>; said: string }) => {
    await step.act();
    toast(step.said);
  });
  const button = (label: string, said: string, act: () => Promise<unknown>) => (
    <Button
      key={label}
      variant="outline"
      disabled={change.isPending}
      onClick={() => change.mutate({ act, said })}
    >
      {label}
    </Button>
  );
  const assign = (mine: boolean) => () => api.admin.assignMessage({ id, mine });
  const snooze = (hours: number) => () => api.admin.snoozeMessage({ id, hours });
  const mark = (isDone: boolean) => () => api.admin.markMessage({ id, done: isDone });
  return (
    <>
      {change.error && <Notice tone="danger">{failureText('changeMessage', change.error)}</Notice>}
      <div className="row">
        {done
          ? button('Reopen', 'Message is open again', mark(false))
          : button('Done', 'Message is done', mark(true))}
        {assigned_to
          ? button('Give it back', 'No one has this message now', assign(false))
          : button('Take it', 'You have this message', assign(true))}
        {!done &&
          (snoozed_until
            ? button('Wake it up', 'Message is open again', snooze(0))
            : snoozes.map(([hours, label]) =>
                button(`Snooze ${label}`, `Snoozed for ${label}`, snooze(hours)),
              ))}
      </div>
    </>
  );
};
