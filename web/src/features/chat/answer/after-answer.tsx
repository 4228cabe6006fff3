import type { ReactNode } from 'react';
import type { Feedback } from '#shared/domain/chat.ts';
import { CutNotice } from './cut-notice.tsx';
import { EstimatesLine } from './estimates-line.tsx';
import { LastTurnActions, type LastTurnHandlers } from './last-turn-actions.tsx';
import type { LocalTurn } from './local-turn.ts';
import { MessageActions } from './message-actions.tsx';

type Props = {
  turn: LocalTurn;
  /** Whether this is the last answer of the conversation. */
  isLast: boolean;
  isBusy: boolean;
  under?: ((turn: LocalTurn) => ReactNode) | undefined;
  onContinue: (id: string) => void;
  onRate: (id: string, feedback: Feedback) => Promise<void>;
  ofLast?: LastTurnHandlers | undefined;
};

/** What stands under an answer, or a failure, that has ended: its notices and what can be done with it. */
export const AfterAnswer = ({ turn, isLast, isBusy, under, onContinue, onRate, ofLast }: Props) => (
  <>
    {turn.state === 'answered' && (
      <>
        <CutNotice turn={turn} isLast={isLast} isBusy={isBusy} onContinue={onContinue} />
        <EstimatesLine estimates={turn.estimates} />
        {under?.(turn)}
        <MessageActions turn={turn} onRate={onRate} />
      </>
    )}
    {ofLast && <LastTurnActions turn={turn} {...ofLast} />}
  </>
);
