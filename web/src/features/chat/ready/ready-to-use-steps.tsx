import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import Check from '@lucide/icons/icons/check';
import ListChecks from '@lucide/icons/icons/list-checks';
import ListPlus from '@lucide/icons/icons/list-plus';
import type { Business } from '#shared/domain/account/business.ts';
import type { StepsPart } from '#shared/domain/chat/answer-parts/part.ts';
import { monthDay } from '#web/features/week/day-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ConversationPlace } from '../conversation/conversation-place.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { useStepTasks } from '../parts/add-steps-to-week.tsx';
import { lazyDownloadSteps } from '../parts/lazy-download-steps.ts';
import { stepDueDateOfTurn } from '../parts/step-due-date-of-turn.ts';

type Props = {
  part: StepsPart;
  index: number;
  turn: LocalTurn;
  place: ConversationPlace;
  business: Business;
};

/** The steps of an answer in short: their days and titles, and taking all of them into the week. */
export const ReadyToUseSteps = ({ part, index, turn, place, business }: Props) => {
  const due = stepDueDateOfTurn(turn, business);
  const plan = useStepTasks({ part, index, turnId: turn.id, place, business, due });
  const count = part.items.length;
  return (
    <li>
      <div className="ready-head">
        <Icon icon={ListChecks} />
        <b>{count === 1 ? 'Next step' : `${count} steps`}</b>
        {plan.isKnown && plan.missing.length > 0 && (
          <Button variant="outline" onClick={() => plan.add(plan.missing)}>
            <Icon icon={ListPlus} />
            {count === 1 ? 'Add' : 'Add all'}
            <span className="sr-only"> to my week</span>
          </Button>
        )}
        {plan.isKnown && plan.missing.length === 0 && (
          <span className="ready-done">
            <Icon icon={Check} />
            Added
          </span>
        )}
      </div>
      <ol className="ready-steps">
        {part.items.map((step, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of an answer stay as they are
          <li key={nth}>
            <time dateTime={plan.dayOf(nth)}>{monthDay(plan.dayOf(nth))}</time>
            {step.title}
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        onClick={() => void lazyDownloadSteps({ part, index, turn, due, name: business.name })}
      >
        <Icon icon={CalendarPlus} />
        Calendar file
      </Button>
    </li>
  );
};
