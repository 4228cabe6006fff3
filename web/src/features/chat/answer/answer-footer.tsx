import type { ReactNode } from 'react';
import type { AnswerRating } from '#shared/domain/chat/turn-schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { AnswerActions } from '../conversation/answer-actions.tsx';
import { LastTurnActions, type LastTurnHandlers } from '../conversation/last-turn-actions.tsx';
import type { LocalTurn } from '../conversation/local-turn.ts';

/** Names the amounts of an answer that the helper made up; nothing without any. */
const EstimatesLine = ({ estimates = [] }: { estimates?: readonly string[] | undefined }) =>
  estimates.length > 0 && (
    <p className="hint estimates">
      {estimates.length === 1
        ? 'One amount is the helper’s guess, not your number: '
        : `${estimates.length} amounts are the helper’s guesses, not your numbers: `}
      {estimates.join(', ')}. {estimates.length === 1 ? 'It has' : 'They have'} a dotted underline
      above.
    </p>
  );

type Props = {
  turn: LocalTurn;
  /** Whether this is the last answer of the conversation. */
  isLast: boolean;
  isBusy: boolean;
  under?: ((turn: LocalTurn) => ReactNode) | undefined;
  onContinue: (id: string) => void;
  onRate: (id: string, feedback: AnswerRating) => Promise<void>;
  ofLast?: LastTurnHandlers | undefined;
};

/** What stands under an answer, or a failure, that has ended: its notices and what can be done with it. */
export const AnswerFooter = ({
  turn,
  isLast,
  isBusy,
  under,
  onContinue,
  onRate,
  ofLast,
}: Props) => (
  <>
    {turn.state === 'answered' && (
      <>
        <CutNotice turn={turn} isLast={isLast} isBusy={isBusy} onContinue={onContinue} />
        <EstimatesLine estimates={turn.estimates} />
        {under?.(turn)}
        <AnswerActions turn={turn} onRate={onRate} />
      </>
    )}
    {ofLast && <LastTurnActions turn={turn} {...ofLast} />}
  </>
);

type CutNoticeProps = {
  turn: LocalTurn;
  /** Only the last answer of a conversation can be continued. */
  isLast: boolean;
  isBusy: boolean;
  onContinue: (id: string) => void;
};

/** Under an answer that ended at its longest length: says so, and offers the rest while there can be one. */
const CutNotice = ({ turn: { id, cut }, isLast, isBusy, onContinue }: CutNoticeProps) =>
  cut && (
    <div className="cut-notice">
      <p className="hint">
        {cut === 'continue' && isLast
          ? 'This answer was cut off because it got too long.'
          : 'This answer was cut off. Ask for the part that’s missing.'}
      </p>
      {cut === 'continue' && isLast && (
        <Button variant="outline" disabled={isBusy} onClick={() => onContinue(id)}>
          Continue<span className="sr-only"> this answer</span>
        </Button>
      )}
    </div>
  );
