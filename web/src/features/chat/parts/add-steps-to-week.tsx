import Check from '@lucide/icons/icons/check';
import ListPlus from '@lucide/icons/icons/list-plus';
import Plus from '@lucide/icons/icons/plus';
import { type ReactNode, useState } from 'react';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import type { Step, StepsPart } from '#shared/domain/chat/answer-parts/part.ts';
import type { LocalDate } from '#shared/domain/lib/local-date.ts';
import { openTaskLimit, roomFor, taskLimits } from '#shared/domain/week/task-limits.ts';
import { findTaskOfSource, tasksFromSteps } from '#shared/domain/week/tasks-from-sources.ts';
import { toast } from '#web/core/toast.tsx';
import { localTodayOf } from '#web/features/week/business-today.ts';
import { DayField } from '#web/features/week/day-field.tsx';
import { shortDay } from '#web/features/week/day-labels.ts';
import { addTasksOffline } from '#web/features/week/pending/pending-changes-queue.ts';
import { useTasks } from '#web/features/week/use-tasks.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import type { ConversationPlace } from '../conversation/conversation-place.ts';

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
  const { today } = localTodayOf(business);
  const [days, setDays] = useState<Readonly<Record<number, LocalDate>>>({});
  const turn = { chat_id: place.conversationId, message_id: turnId, part: index };
  const added = (step: number) => tasks && findTaskOfSource(tasks, { kind: 'step', ...turn, step });
  /** A day of an old answer that is past by now is today. */
  const dayOf = (step: number) => {
    const planned = due(part.items[step]?.due_in_days ?? 0);
    return added(step)?.due ?? days[step] ?? planned;
  };
  const add = (steps: readonly number[]) => {
    if (!tasks) return;
    const open = tasks.filter(({ state }) => state === 'open').length;
    if (roomFor(open, steps.length) < steps.length)
      return toast(
        `You already have ${openTaskLimit} open tasks, which is the limit. Check off or skip some first.`,
      );
    const from = { ...turn, helper_id: place.helperId };
    const made = tasksFromSteps(part.items, from, today, ulid);
    addTasksOffline(
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

type Props = Parameters<typeof useStepTasks>[0] & {
  /** What stands beside the day of a step. */
  wordsOf: (step: Step) => ReactNode;
  /** What else can be done with the list. */
  children: ReactNode;
};

/** Steps that can be taken into the week, one or all, on the day the owner likes. */
export const AddStepsToWeek = ({ wordsOf, children, ...list }: Props) => {
  const plan = useStepTasks(list);
  const { missing, isKnown } = plan;
  const isAll = missing.length === list.part.items.length;
  return (
    <>
      <ol className="step-list">
        {list.part.items.map((step, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of an answer stay as they are
          <PlannedStep key={nth} nth={nth} title={step.title} plan={plan}>
            {wordsOf(step)}
          </PlannedStep>
        ))}
      </ol>
      <p className="step-actions" data-control>
        {isKnown && missing.length > 0 && (
          <Button variant="outline" onClick={() => plan.add(missing)}>
            <Icon icon={ListPlus} />
            {isAll
              ? 'Add all to my week'
              : `Add the other ${missing.length === 1 ? 'one' : missing.length} to my week`}
          </Button>
        )}
        {children}
      </p>
    </>
  );
};

type StepProps = {
  nth: number;
  title: string;
  plan: ReturnType<typeof useStepTasks>;
  children: ReactNode;
};

const PlannedStep = ({ nth, title, plan, children }: StepProps) => {
  const [isMoving, setIsMoving] = useState(false);
  const { ref, refocus } = useRefocus<HTMLButtonElement>();
  const day = plan.dayOf(nth);
  const isAdded = plan.isAdded(nth);
  const close = () => {
    setIsMoving(false);
    refocus();
  };
  return (
    <li data-paper={isAdded ? undefined : shortDay(day)}>
      {isAdded ? (
        <time dateTime={day}>{shortDay(day)}</time>
      ) : (
        <button
          ref={ref}
          type="button"
          className="step-day"
          aria-expanded={isMoving}
          onClick={() => setIsMoving(!isMoving)}
        >
          <span className="sr-only">{title}: </span>
          <time dateTime={day}>{shortDay(day)}</time>
          <span className="sr-only">. Change date</span>
        </button>
      )}
      <div>{children}</div>
      {plan.isKnown &&
        (isAdded ? (
          <span className="in-week">
            <Icon icon={Check} />
            Added
          </span>
        ) : (
          <Button variant="quiet" onClick={() => plan.add([nth])} data-control>
            <Icon icon={Plus} />
            Add<span className="sr-only"> to my week: {title}</span>
          </Button>
        ))}
      {isMoving && !isAdded && (
        <DayField
          day={day}
          today={plan.today}
          until={taskLimits.due.ahead}
          onPick={(picked) => {
            plan.setDay(nth, picked);
            close();
          }}
          onCancel={close}
        />
      )}
    </li>
  );
};
