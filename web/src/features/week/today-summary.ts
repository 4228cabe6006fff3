import { numberWord } from '#shared/domain/lib/number-words.ts';
import { groupTasks, type LocalToday, minutesOf } from '#shared/domain/week/task-groups.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';

/** What is due by today, in words: "Three tasks today", "about 35 minutes", and both as a sentence. */
export const todaySummary = (tasks: readonly Task[], here: LocalToday) => {
  const { overdue, today } = groupTasks(tasks, here);
  const due = [...overdue, ...today];
  const minutes = minutesOf(due);
  const title =
    due.length === 0
      ? 'Nothing due today'
      : `${numberWord(due.length)} ${due.length === 1 ? 'task' : 'tasks'} today`;
  const time = minutes > 0 ? `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : '';
  return {
    count: due.length,
    title,
    time,
    sentence: `${[title, time].filter(Boolean).join(', ')}.`,
  };
};
