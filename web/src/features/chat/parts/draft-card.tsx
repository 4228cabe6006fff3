import { useId, useState } from 'react';
import { channelLabels } from '#shared/domain/answer-parts/limits.ts';
import { stillOpen } from '#shared/domain/answer-parts/open-places.ts';
import type { DraftPart } from '#shared/domain/answer-parts/part.ts';
import { channelIcons } from '#web/drafts/channel-icons.ts';
import { DraftActions } from '#web/drafts/draft-actions.tsx';
import { DraftView } from '#web/drafts/draft-view.tsx';
import { focusPlace, PlaceFields } from '#web/drafts/place-fields.tsx';
import { fieldsOf, type Places } from '#web/drafts/places.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { DraftButtons } from './draft-buttons.tsx';
import { EditDraft } from './edit-draft.tsx';
import type { AnswerProps } from './part-props.ts';
import { SentMark } from './sent-mark.tsx';

type Props = Omit<AnswerProps, 'parts'> & {
  part: DraftPart;
  index: number;
  isMain: boolean;
  found: Places;
  onFill: (key: string, value: string) => void;
};

/** A draft in the look of what it is, with the fields of its places and what can be done with it. */
export const DraftCard = (props: Props) => {
  const { turn, part, index, isArriving, isMain, found, onFill } = props;
  const { values } = found;
  const title = useId();
  const [isEditing, setIsEditing] = useState(false);
  const { ref: editButton, refocus } = useRefocus<HTMLButtonElement>();
  const open = stillOpen(part, values);
  const close = () => {
    setIsEditing(false);
    refocus();
  };
  return (
    <article className="draft-card" data-channel={part.channel} aria-labelledby={title}>
      <header className="draft-head">
        <Icon icon={channelIcons[part.channel]} />
        <h3 id={title}>{part.title || channelLabels[part.channel]}</h3>
        {!isArriving && !isEditing && (
          <DraftButtons
            turn={turn}
            part={part}
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
            <PlaceFields
              scope={turn.id}
              places={fieldsOf(found).filter(({ parts }) => parts[0] === index)}
              values={values}
              onFill={onFill}
            />
            <DraftView
              draft={part}
              values={values}
              onPlace={isArriving ? undefined : (key) => focusPlace(turn.id, key)}
              isArriving={isArriving}
              isOpen={open.length > 0}
            />
            {part.cut && !isArriving && <p className="hint">This draft was cut off here.</p>}
          </div>
          {!isArriving && (
            <footer className="draft-actions" data-control>
              <DraftActions draft={part} values={values} open={open} isMain={isMain} />
              <SentMark turn={turn} part={part} index={index} values={found.sent} />
            </footer>
          )}
        </>
      )}
    </article>
  );
};
