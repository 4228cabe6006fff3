import PencilLine from '@lucide/icons/icons/pencil-line';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { LocalTurn } from './local-turn.ts';

/** What can be done with the last question only: change its words, or ask it again. */
export type LastTurnHandlers = { onEdit: () => void; onRegenerate: () => void };

/** The actions of the last question, below its answer; a prompt has no words of its own to change. */
export const LastTurnActions = ({
  turn,
  onEdit,
  onRegenerate,
}: LastTurnHandlers & { turn: LocalTurn }) => (
  <div className="last-turn-actions">
    {turn.text && (
      <Button variant="quiet" onClick={onEdit}>
        <Icon icon={PencilLine} />
        Edit question
      </Button>
    )}
    <Button variant="quiet" onClick={onRegenerate}>
      <Icon icon={RefreshCw} />
      {turn.photo ? 'Regenerate without the photo' : 'Regenerate'}
    </Button>
  </div>
);
