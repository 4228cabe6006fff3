import { useState } from 'react';
import { ulid } from 'ulid';
import type { StepsPart } from '#shared/domain/answer-parts/part.ts';
import type { Business } from '#shared/domain/business.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { openTaskLimit, roomFor } from '#shared/domain/task-limits.ts';
import { taskFrom, tasksFromSteps } from '#shared/domain/task-sources.ts';
import { toast } from '#web/ui/toast.tsx';
import { addTasks } from '#web/week/send-unsent.ts';
import { hereOf, useTasks } from '#web/week/use-tasks.ts';
import type { ConversationPlace } from '../conversation-state.ts';

type List = {
  part: StepsPart;
  /** The place of the list in its answer. */
  index: number;
  turnId: string;
  place: ConversationPlace;
  business: Business;
  due: (days: number) => LocalDate;
};

/** The steps of a list as tasks of the week: which are in it, on which day the others would be, and adding them. */
export const useStepTasks = ({ part, index, turnId, place, business, due }: List) => {
  const { tasks } = useTasks(business);
  const { today } = hereOf(business);
  const [days, setDays] = useState<Readonly<Record<number, LocalDate>>>({});
  const turn = { chat_id: place.conversationId, message_id: turnId, part: index };
  const added = (step: number) => tasks && taskFrom(tasks, { kind: 'step', ...turn, step });
  /** A day of an old answer that is past by now is today. */
  const dayOf = (step: number) => {
    const planned = due(part.items[step]?.due_in_days ?? 0);
    return added(step)?.due ?? days[step] ?? planned;
  };
  const add = (steps: readonly number[]) => {
    if (!tasks) return;
    const open = tasks.filter(({ state }) => state === 'open').length;
    if (roomFor(open, steps.length) < steps.length)
      return toast(`${openTaskLimit} tasks are open, and no more fit. Tick or drop some first.`);
    const from = { ...turn, helper_id: place.helperId };
    const made = tasksFromSteps(part.items, from, today, ulid);
    addTasks(
      business.id,
      made
        .filter((_, step) => steps.includes(step))
        .map((task) => {
          const day = 'step' in task.source ? dayOf(task.source.step) : task.due;
          return { ...task, due: day < today ? today : day };
        }),
    );
  };
  const missing = part.items.flatMap((_, step) => (added(step) ? [] : [step]));
  return {
    isKnown: tasks !== undefined,
    today,
    missing,
    isAdded: (step: number) => added(step) !== undefined,
    dayOf,
    setDay: (step: number, day: LocalDate) => setDays({ ...days, [step]: day }),
    add,
  };
};
