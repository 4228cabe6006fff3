import ArrowDown from '@lucide/icons/icons/arrow-down';
import ArrowUp from '@lucide/icons/icons/arrow-up';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import Pencil from '@lucide/icons/icons/pencil';
import Trash2 from '@lucide/icons/icons/trash';
import Undo2 from '@lucide/icons/icons/undo-2';
import { type ReactNode, useId, useState } from 'react';
import { opensSubcategory } from '#shared/domain/admin/prompt-tryout-rules.ts';
import { PromptIcon } from '#web/features/catalogue/prompt-icons/prompt-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { AdminPrompt } from '../admin-queries.ts';

type Props = {
  action: AdminPrompt;
  /** The prompts inside the subcategory of a card. */
  inside: (subcategory: string) => ReactNode;
  isFirst: boolean;
  isLast: boolean;
  /** A change of the order is being saved. */
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  onRestore: () => void;
  onEdit: () => void;
};

/** One prompt of the list with its actions; a card opens to the prompts inside it. */
export const PromptRow = (props: Props) => {
  const { action, inside } = props;
  const { subcategory } = action;
  const isArea = opensSubcategory(action) && subcategory !== null;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <PromptIcon name={action.icon} />
      <div>
        <b>{action.title}</b>
        <small>{action.description}</small>
      </div>
      {isArea && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`Prompts inside: ${action.title}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon icon={isOpen ? ChevronDown : ChevronRight} />
          Prompts
        </Button>
      )}
      {!isArea && action.action_type === 'subcategory_card' && <span className="tag">Card</span>}
      {action.edited && <span className="tag">Edited</span>}
      {!action.shipped && <span className="tag">Retired</span>}
      <RowActions {...props} />
      {isArea && isOpen && (
        <div className="inside-prompts" id={id}>
          {inside(subcategory)}
        </div>
      )}
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
    {action.edited && (
      <Button
        variant="icon"
        aria-label={`${action.shipped ? 'Restore original' : 'Remove'}: ${action.title}`}
        title={action.shipped ? 'Restore original' : 'Remove'}
        onClick={onRestore}
      >
        <Icon icon={action.shipped ? Undo2 : Trash2} />
      </Button>
    )}
    <Button variant="outline" aria-label={`Edit: ${action.title}`} onClick={onEdit}>
      <Icon icon={Pencil} />
      Edit
    </Button>
  </span>
);
