import Bookmark from '@lucide/icons/icons/bookmark';
import Pencil from '@lucide/icons/icons/pencil';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { channelLabels } from '#shared/domain/chat/answer-parts/limits.ts';
import { fillDraft, type PlaceValues } from '#shared/domain/chat/answer-parts/open-places.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useChatActions } from '../conversation/chat-actions.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';

// Few drafts are saved.
const SaveDialog = lazy(async () => ({
  default: (await import('./save-dialog.tsx')).SaveDialog,
}));

type Props = {
  turn: LocalTurn;
  part: DraftPart;
  values: PlaceValues;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
};

/** The buttons beside the title of a draft: change its words, save it under a name. */
export const DraftButtons = ({ part, values, editButton, onEdit }: Props) => {
  const actions = useChatActions();
  const [isSaving, setIsSaving] = useState(false);
  if (!actions) return null;
  const { businessId, helperId } = actions.conversation.place;
  const name = part.title || channelLabels[part.channel];
  return (
    <span className="draft-buttons" data-control>
      {helperId && (
        <Button variant="icon" aria-label={`Save “${name}”`} onClick={() => setIsSaving(true)}>
          <Icon icon={Bookmark} />
        </Button>
      )}
      <Button ref={editButton} variant="icon" aria-label={`Edit “${name}”`} onClick={onEdit}>
        <Icon icon={Pencil} />
      </Button>
      {isSaving && helperId && (
        <Suspense>
          <SaveDialog
            businessId={businessId}
            helperId={helperId}
            draft={fillDraft(part, values)}
            onClose={() => setIsSaving(false)}
          />
        </Suspense>
      )}
    </span>
  );
};
