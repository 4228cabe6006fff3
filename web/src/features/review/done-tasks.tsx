import Check from '@lucide/icons/icons/check';
import { helpers } from '#shared/domain/helpers.ts';
import { numberWord } from '#shared/domain/review-numbers.ts';
import type { Task } from '#shared/domain/tasks.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Opener } from '#web/ui/opener.tsx';

const shown = 3;

/** What got done, the latest first; all but three are folded away. */
export const DoneTasks = ({ tasks }: { tasks: readonly Task[] }) => {
  const more = tasks.slice(shown);
  if (tasks.length === 0)
    return <p className="review-none">Nothing was ticked last week. This week is a new one.</p>;
  return (
    <section aria-label="Done last week" className="review-done">
      <List tasks={tasks.slice(0, shown)} />
      {more.length > 0 && (
        <Opener words={`And ${numberWord(more.length).toLowerCase()} more`}>
          <List tasks={more} />
        </Opener>
      )}
    </section>
  );
};

const List = ({ tasks }: { tasks: readonly Task[] }) => (
  <ul className="done-list">
    {tasks.map(({ id, title, helper_id: helper }) => (
      <li key={id}>
        <Icon icon={Check} />
        <span>{title}</span>
        {helper && <small>{helpers[helper].name}</small>}
      </li>
    ))}
  </ul>
);
