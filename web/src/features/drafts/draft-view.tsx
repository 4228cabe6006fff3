import './drafts.css';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { DraftChannel } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { MessageLength } from '#shared/domain/chat/answer-parts/drafts/message-length.ts';
import {
  fillPlaces,
  type PlaceValues,
  placeLabel,
  splitPlaces,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import { WithEstimatedAmounts } from '#web/ui/markdown/estimated-amounts.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { type Draft, plainBody } from './draft.ts';
import { outgoingDraft } from './outgoing-draft.ts';

type Measure = (text: string) => MessageLength;

/** How many messages a text goes out as; nothing until the counter, which is loaded for it, is there. */
const MessageSize = ({ text, isOpen }: { text: string; isOpen: boolean }) => {
  const [measure, setMeasure] = useState<Measure>();
  useEffect(() => {
    let isHere = true;
    // Without it the text can be read and sent.
    import('#shared/domain/chat/answer-parts/drafts/message-length.ts').then(
      ({ messageLength }) => isHere && setMeasure(() => messageLength),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  // Typing into a place goes first.
  const settled = useDeferredValue(text);
  return <p className="hint message-size">{measure && sizeWords(measure(settled), isOpen)}</p>;
};

const sizeWords = ({ characters, messages, perMessage }: MessageLength, isOpen: boolean) => {
  const why = perMessage === 70 ? ' An emoji or special character makes a text shorter.' : '';
  const soFar = isOpen ? ' so far' : '';
  return messages === 1
    ? `1 text${soFar}, ${characters} of ${perMessage} characters.${why}`
    : `${messages} texts${soFar}, ${characters} characters. One text fits ${perMessage}.${why}`;
};

type Props = {
  draft: Draft;
  values?: PlaceValues | undefined;
  onPlace?: ((key: string) => void) | undefined;
  /** Leaves out what is counted, while the words still arrive. */
  isArriving?: boolean;
  /** Places are open. */
  isOpen?: boolean;
};

/** The words of a draft in the look of what it is: a phone's bubble, a mail, a script, a post, a sheet of paper. */
export const DraftView = ({
  draft,
  values,
  onPlace,
  isArriving = false,
  isOpen = false,
}: Props) => {
  const { channel, subject, body } = draft;
  const written = (text: string) => (
    <DraftText text={text} channel={channel} values={values} onPlace={onPlace} />
  );
  if (channel === 'document')
    return (
      <div className="draft-paper markdown">
        <Markdown text={fillPlaces(body, channel, values ?? {})} />
      </div>
    );
  const words = <p className="draft-words">{written(plainBody(draft))}</p>;
  if (channel === 'text-message')
    return (
      <div className="draft-phone">
        {words}
        {!isArriving && <MessageSize text={outgoingDraft(draft, values).text} isOpen={isOpen} />}
      </div>
    );
  if (channel !== 'email') return <div className={`draft-${channel}`}>{words}</div>;
  return <Letter subject={subject && written(subject)}>{words}</Letter>;
};

const Letter = ({ subject, children }: { subject: ReactNode; children: ReactNode }) => (
  <div className="draft-email">
    {subject && (
      <dl>
        <dt>Subject</dt>
        <dd>{subject}</dd>
      </dl>
    )}
    {children}
  </div>
);

type DraftTextProps = {
  text: string;
  channel: DraftChannel;
  values?: PlaceValues | undefined;
  /** Goes to the field of a place. */
  onPlace?: ((key: string) => void) | undefined;
};

/** The plain words of a draft: what the owner put in is marked, and what is still open leads to its field. */
const DraftText = ({ text, channel, values = {}, onPlace }: DraftTextProps) =>
  splitPlaces(text, channel).map((piece, nth) => {
    const key = `${nth} ${piece.kind === 'text' ? '' : piece.label}`;
    if (piece.kind === 'text') return <WithEstimatedAmounts key={key} text={piece.text} />;
    const value = piece.kind === 'place' ? values[piece.key]?.trim() : undefined;
    if (value)
      return (
        <mark key={key} className="own-words">
          {value}
        </mark>
      );
    if (piece.kind === 'mark' || !onPlace)
      return (
        <span key={key} className="open-place">
          {placeLabel(piece.text)}
        </span>
      );
    return (
      <span key={key} data-paper={`[${placeLabel(piece.text)}]`}>
        <button
          type="button"
          className="open-place"
          aria-label={`Blank: ${placeLabel(piece.text)}`}
          onClick={() => onPlace(piece.key)}
        >
          {placeLabel(piece.text)}
        </button>
      </span>
    );
  });
