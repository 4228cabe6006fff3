import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import { useId } from 'react';
import type { Step, StepsPart } from '#shared/domain/chat/answer-parts/part.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { shortDay } from '#web/features/week/day-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { WithEstimatedAmounts } from '#web/ui/markdown/estimated-amounts.tsx';
import { useChatActions } from '../conversation/chat-actions-context.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { AddStepsToWeek } from './add-steps-to-week.tsx';
import { lazyDownloadSteps } from './lazy-download-steps.ts';
import { stepDueDateOfTurn } from './step-due-date-of-turn.ts';

type Props = { part: StepsPart; index: number; turn: LocalTurn; isArriving: boolean };

/** Steps in their order, each with its day where the owner is; they can be taken into the week and to a calendar. */
export const StepList = ({ part, index, turn, isArriving }: Props) => {
  const title = useId();
  const business = activeBusiness(useAccount());
  const place = useChatActions()?.conversation.place;
  const due = stepDueDateOfTurn(turn, business);
  const saveFile = () =>
    lazyDownloadSteps({ part, index, turn, due, name: business?.name ?? 'Sevenhands' });
  const fileButton = (
    <Button variant="quiet" onClick={() => void saveFile()}>
      <Icon icon={CalendarPlus} />
      Add to calendar
    </Button>
  );
  const canPlan = place && business && place.businessId === business.id && !isArriving;
  return (
    <section className="step-part" data-part={index} tabIndex={-1} aria-labelledby={title}>
      <h3 id={title}>{part.items.length === 1 ? 'Next step' : 'Steps, in order'}</h3>
      {canPlan ? (
        <AddStepsToWeek {...{ part, index, place, business, due, turnId: turn.id, wordsOf }}>
          {fileButton}
        </AddStepsToWeek>
      ) : (
        <>
          <ol className="step-list">
            {part.items.map((step, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
              <li key={nth}>
                <time dateTime={due(step.due_in_days)}>{shortDay(due(step.due_in_days))}</time>
                <div>{wordsOf(step)}</div>
              </li>
            ))}
          </ol>
          {!isArriving && (
            <p className="step-actions" data-control>
              {fileButton}
            </p>
          )}
        </>
      )}
    </section>
  );
};

const wordsOf = (step: Step) => (
  <>
    <b>
      <WithEstimatedAmounts text={step.title} />
    </b>
    {termsOf(step) && (
      <p>
        <WithEstimatedAmounts text={termsOf(step)} />
      </p>
    )}
  </>
);

/** What is said of a step beside its title: "Start with the ones who like you most. 20 min. Luis can do it." */
const termsOf = ({ detail, minutes, who }: Step) =>
  [ended(detail), minutes && `${minutes} min.`, who && ended(`${capitalized(who)} can do it`)]
    .filter(Boolean)
    .join(' ');

const ended = (text: string) => (text && !/[.!?…:)]$/.test(text.trim()) ? `${text.trim()}.` : text);
