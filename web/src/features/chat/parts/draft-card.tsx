import Bookmark from '@lucide/icons/icons/bookmark';
import Pencil from '@lucide/icons/icons/pencil';
import { lazy, type RefObject, Suspense, useId, useState } from 'react';
import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import {
  fillDraft,
  type PlaceValues,
  stillOpen,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { channelIcons } from '#web/features/drafts/channel-icons.ts';
import { DraftActions } from '#web/features/drafts/draft-actions.tsx';
import { DraftView } from '#web/features/drafts/draft-view.tsx';
import { focusOpenPlace, OpenPlaceFields } from '#web/features/drafts/open-place-fields.tsx';
import {
  type OpenPlaces,
  openPlacesToAsk,
  valuesFor,
} from '#web/features/drafts/open-place-values.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { useChatActions } from '../conversation/chat-actions-context.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { DraftInSpanish } from './draft-in-spanish.tsx';
import { EditDraft } from './edit-draft.tsx';
import { FreeDaySuggestions } from './free-day-suggestions.tsx';
import { MarkDraftSent } from './mark-draft-sent.tsx';
import type { AnswerProps } from './part-props.ts';
import { reportDraftUse } from './report-draft-use.ts';
import { spanishToSave } from './use-spanish-draft.ts';

// Few drafts are saved.
const SaveDraftDialog = lazy(async () => ({
  default: (await import('./save-draft-dialog.tsx')).SaveDraftDialog,
}));

type Props = Omit<AnswerProps, 'parts'> & {
  part: DraftPart;
  index: number;
  isMain: boolean;
  found: OpenPlaces;
  onFill: (key: string, value: string) => void;
};

/** A draft in the look of what it is, with the fields of its places and what can be done with it. */
export const DraftCard = (props: Props) => {
  const { turn, part, index, isArriving, isMain, found, onFill } = props;
  const values = valuesFor(part, found.values, found.local);
  const title = useId();
  const [isEditing, setIsEditing] = useState(false);
  const { ref: editButton, refocus } = useRefocus<HTMLButtonElement>();
  const open = stillOpen(part, values);
  const chat = useChatActions()?.conversation.place.conversationId;
  const onUse = chat ? () => reportDraftUse(chat, turn.id) : undefined;
  const close = () => {
    setIsEditing(false);
    refocus();
  };
  return (
    <article
      className="draft-card"
      data-channel={part.channel}
      data-part={index}
      tabIndex={-1}
      aria-labelledby={title}
    >
      <header className="draft-head">
        <Icon icon={channelIcons[part.channel]} />
        <h3 id={title}>{part.title || channelLabels[part.channel]}</h3>
        {!isArriving && !isEditing && (
          <DraftButtons
            turn={turn}
            part={part}
            index={index}
            values={found.sent}
            editButton={editButton}
            onEdit={() => setIsEditing(true)}
          />
        )}
      </header>
      {isEditing ? (
        <EditDraft turn={turn} part={part} index={index} onClose={close} />
      ) : (
        <>
          <div className="draft-body">
            <OpenPlaceFields
              scope={turn.id}
              places={openPlacesToAsk(found).filter(({ parts }) => parts[0] === index)}
              values={values}
              onFill={onFill}
              under={(place) => <FreeDaySuggestions place={place} found={found} onFill={onFill} />}
            />
            <DraftView
              draft={part}
              values={values}
              onPlace={isArriving ? undefined : (key) => focusOpenPlace(turn.id, key)}
              isArriving={isArriving}
              isOpen={open.length > 0}
            />
            {part.cut && !isArriving && <p className="hint">This draft was cut off.</p>}
          </div>
          {!isArriving && (
            <>
              <footer className="draft-actions" data-control>
                <DraftActions {...{ values, open, isMain, onUse }} draft={part} />
                <MarkDraftSent turn={turn} part={part} index={index} values={found.sent} />
              </footer>
              <DraftInSpanish {...{ turn, part, index, values, onUse }} />
            </>
          )}
        </>
      )}
    </article>
  );
};

type DraftButtonsProps = {
  turn: LocalTurn;
  part: DraftPart;
  index: number;
  values: PlaceValues;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
};

/** The buttons beside the title of a draft: change its words, save it under a name. */
const DraftButtons = ({ turn, part, index, values, editButton, onEdit }: DraftButtonsProps) => {
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
          <SaveDraftDialog
            businessId={businessId}
            helperId={helperId}
            draft={fillDraft(part, values)}
            spanish={spanishToSave(turn, part, index, values)}
            onSaved={() => reportDraftUse(actions.conversation.place.conversationId, turn.id)}
            onClose={() => setIsSaving(false)}
          />
        </Suspense>
      )}
    </span>
  );
};
