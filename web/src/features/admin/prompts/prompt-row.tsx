import ArrowDown from '@lucide/icons/icons/arrow-down';
import ArrowUp from '@lucide/icons/icons/arrow-up';
import Pencil from '@lucide/icons/icons/pencil';
import Undo2 from '@lucide/icons/icons/undo-2';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { AdminPrompt } from '../queries.ts';

type Props = {
  action: AdminPrompt;
  isFirst: boolean;
  isLast: boolean;
  /** A change of the order is being saved. */
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  onRestore: () => void;
  onEdit: () => void;
};

/** One prompt of the list with its actions. */
export const PromptRow = (props: Props) => {
  const { action } = props;
  return (
    <li>
      <div>
        <b>{action.title}</b>
        <small>{action.description}</small>
      </div>
      {action.action_type === 'subcategory_card' && <span className="tag">Card</span>}
      {action.edited && <span className="tag">Edited</span>}
      <RowActions {...props} />
    </li>
  );
};

const RowActions = ({ action, isFirst, isLast, isBusy, onMove, onRestore, onEdit }: Props) => (
  <span className="row-actions">
    <Button
      variant="icon"
      aria-label={`Move up: ${action.title}`}
      disabled={isFirst || isBusy}
      onClick={() => onMove(-1)}
    >
      <Icon icon={ArrowUp} />
    </Button>
    <Button
      variant="icon"
      aria-label={`Move down: ${action.title}`}
      disabled={isLast || isBusy}
      onClick={() => onMove(1)}
    >
      <Icon icon={ArrowDown} />
    </Button>
    {action.edited && action.shipped && (
      <Button
        variant="icon"
        aria-label={`Restore shipped text: ${action.title}`}
        title="Restore shipped text"
        onClick={onRestore}
      >
        <Icon icon={Undo2} />
      </Button>
    )}
    <Button variant="outline" aria-label={`Edit: ${action.title}`} onClick={onEdit}>
      <Icon icon={Pencil} />
      Edit
    </Button>
  </span>
);
