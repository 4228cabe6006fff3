import { Button } from '#web/ui/button.tsx';
import type { LocalTurn } from '../conversation/local-turn.ts';

type Props = {
  turn: LocalTurn;
  /** Only the last answer of a conversation can be continued. */
  isLast: boolean;
  isBusy: boolean;
  onContinue: (id: string) => void;
};

/** Under an answer that ended at its longest length: says so, and offers the rest while there can be one. */
export const CutNotice = ({ turn: { id, cut }, isLast, isBusy, onContinue }: Props) =>
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
