import Check from '@lucide/icons/icons/check';
import ListPlus from '@lucide/icons/icons/list-plus';
import Plus from '@lucide/icons/icons/plus';
import { type ReactNode, useState } from 'react';
import type { Step } from '#shared/domain/answer-parts/part.ts';
import { taskLimits } from '#shared/domain/task-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { DayField } from '#web/week/day-field.tsx';
import { shortDay } from '#web/week/day-words.ts';
import { useStepTasks } from './step-tasks.ts';

type Props = Parameters<typeof useStepTasks>[0] & {
  /** What stands beside the day of a step. */
  wordsOf: (step: Step) => ReactNode;
  /** What else can be done with the list. */
  children: ReactNode;
};

/** Steps that can be taken into the week, one or all, on the day the owner likes. */
export const PlannedSteps = ({ wordsOf, children, ...list }: Props) => {
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
            {isAll ? 'Add all to my week' : `Add the other ${missing.length} to my week`}
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
    <li>
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
          <span className="sr-only">. Change the day</span>
        </button>
      )}
      <div>{children}</div>
      {plan.isKnown &&
        (isAdded ? (
          <span className="in-week">
            <Icon icon={Check} />
            In your week
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
