import Bookmark from '@lucide/icons/icons/bookmark';
import Pencil from '@lucide/icons/icons/pencil';
import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useId,
  useMemo,
  useState,
} from 'react';
import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import { applyDraftEdits } from '#shared/domain/chat/answer-parts/drafts/apply-draft-edits.ts';
import {
  fillDraft,
  type PlaceValues,
  stillOpen,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { channelIcons } from '#web/features/drafts/channel-icons.ts';
import { DraftActions } from '#web/features/drafts/draft-actions.tsx';
import { DraftView } from '#web/features/drafts/draft-view.tsx';
import { focusOpenPlace, OpenPlaceFields } from '#web/features/drafts/open-place-fields.tsx';
import {
  noOpenPlaces,
  type OpenPlaces,
  openPlacesOf,
  openPlacesToAsk,
  valuesFor,
} from '#web/features/drafts/open-places.ts';
import { senderOf } from '#web/features/drafts/sender-of-business.ts';
import { useKeepOwnerName } from '#web/features/drafts/use-keep-owner-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EstimatedAmounts } from '#web/ui/markdown/estimated-amounts.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { useChatActions } from '../conversation/chat-actions-context.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { detailsOf } from '../masked-details-on-device.ts';
import { DraftInSpanish } from './draft-in-spanish.tsx';
import { EditDraft } from './edit-draft.tsx';
import { FreeDaySuggestions } from './free-day-suggestions.tsx';
import { MarkDraftSent } from './mark-draft-sent.tsx';
import type { AnswerProps, PartProps } from './part-props.ts';
import { reportDraftUse } from './report-draft-use.ts';
import { spanishToSave } from './use-spanish-draft.ts';
import { useTypedPlaces } from './use-typed-places.ts';

type Props = Omit<AnswerProps, 'parts'> & {
  part: DraftPart;
  index: number;
  isMain: boolean;
  found: OpenPlaces;
  onFill: (key: string, value: string) => void;
};

/** A draft in the look of what it is, with the fields of its places and what can be done with it. */
const DraftCard = (props: Props) => {
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

/** The parts of an answer with drafts: all of them share what is put into their places. */
export const PartsWithDrafts = ({
  parts,
  PlainPart,
  ...props
}: AnswerProps & { PlainPart: ComponentType<PartProps> }) => {
  const { turn, isArriving } = props;
  const business = activeBusiness(useAccount());
  const [typed, setTyped] = useTypedPlaces(turn);
  useKeepOwnerName(business, typed);
  const chat = useChatActions()?.conversation.place.conversationId;
  const shown = useMemo(() => applyDraftEdits(parts, turn.drafts), [parts, turn.drafts]);
  const found = useMemo((): OpenPlaces => {
    const details = chat ? detailsOf(chat) : [];
    if (isArriving && details.length === 0) return noOpenPlaces;
    const all = openPlacesOf(shown, senderOf(business), typed, details);
    // The fields come once all drafts are there.
    return isArriving ? { ...noOpenPlaces, values: all.local, local: all.local } : all;
  }, [isArriving, shown, business, typed, chat]);
  const first = parts.findIndex(({ kind }) => kind === 'draft');
  return (
    <div className="parts">
      {shown.map((part, index) => {
        // Parts are only ever added at the end.
        const key = index;
        if (part.kind !== 'draft')
          return <PlainPart key={key} {...props} parts={shown} part={part} index={index} />;
        // What the owner wrote is no estimate of the helper.
        const isOwn = turn.drafts?.some((one) => one.index === index && one.body !== null);
        return (
          <EstimatedAmounts key={key} amounts={isArriving || isOwn ? undefined : turn.estimates}>
            <DraftCard
              {...props}
              part={part}
              index={index}
              isMain={index === first}
              found={found}
              onFill={(place, value) => setTyped({ ...typed, [place]: value })}
            />
          </EstimatedAmounts>
        );
      })}
    </div>
  );
};

// Few drafts are saved.
const SaveDraftDialog = lazy(async () => ({
  default: (await import('./save-draft-dialog.tsx')).SaveDraftDialog,
}));

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
