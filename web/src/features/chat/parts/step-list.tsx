import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import { useId } from 'react';
import type { Step, StepsPart } from '#shared/domain/answer-parts/part.ts';
import { formatDate } from '#shared/domain/answer-parts/step-dates.ts';
import { activeBusiness, useAccount } from '#web/account.ts';
import { pageLocale } from '#web/locale.ts';
import { Button } from '#web/ui/button.tsx';
import { WithEstimates } from '#web/ui/estimates.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { LocalTurn } from '../local-turn.ts';
import { dueOf } from './step-due.ts';

type Props = { part: StepsPart; index: number; turn: LocalTurn; isArriving: boolean };

/** Steps in their order, each with its day where the owner is; the list can be taken to a calendar. */
export const StepList = ({ part, index, turn, isArriving }: Props) => {
  const title = useId();
  const business = activeBusiness(useAccount());
  const due = dueOf(turn, business);
  const saveFile = async () => {
    try {
      const { downloadSteps } = await import('./step-calendar.ts');
      downloadSteps({ part, index, turn, due, name: business?.name ?? 'Sevenhands' });
    } catch {
      toast('The calendar file could not be made. Check your connection and try again.');
    }
  };
  return (
    <section className="step-part" aria-labelledby={title}>
      <h3 id={title}>{part.items.length === 1 ? 'Do this' : 'Do it in this order'}</h3>
      <ol className="step-list">
        {part.items.map((step, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          <li key={nth}>
            <time dateTime={due(step.due_in_days)}>
              {formatDate(due(step.due_in_days), pageLocale())}
            </time>
            <div>
              <b>
                <WithEstimates text={step.title} />
              </b>
              {termsOf(step) && (
                <p>
                  <WithEstimates text={termsOf(step)} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {!isArriving && (
        <p data-control>
          <Button variant="quiet" onClick={() => void saveFile()}>
            <Icon icon={CalendarPlus} />
            Calendar file
          </Button>
        </p>
      )}
    </section>
  );
};

/** What is said of a step beside its title: "Start with the ones who like you most. 20 min. Luis can do it." */
const termsOf = ({ detail, minutes, who }: Step) =>
  [ended(detail), minutes && `${minutes} min.`, who && ended(`${raised(who)} can do it`)]
    .filter(Boolean)
    .join(' ');

const ended = (text: string) => (text && !/[.!?…:)]$/.test(text.trim()) ? `${text.trim()}.` : text);
const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
