import type { Channel } from '#shared/domain/chat/answer-parts/limits.ts';
import { type PlaceValues, splitPlaces } from '#shared/domain/chat/answer-parts/open-places.ts';
import { WithEstimates } from '#web/ui/estimates.tsx';

type Props = {
  text: string;
  channel: Channel;
  values?: PlaceValues | undefined;
  /** Goes to the field of a place. */
  onPlace?: ((key: string) => void) | undefined;
};

const inside = (place: string) => place.replaceAll(/^\\?\[|\\?\]$/g, '').trim();

/** The plain words of a draft: what the owner put in is marked, and what is still open leads to its field. */
export const DraftText = ({ text, channel, values = {}, onPlace }: Props) =>
  splitPlaces(text, channel).map((piece, nth) => {
    const key = `${nth} ${piece.kind === 'text' ? '' : piece.label}`;
    if (piece.kind === 'text') return <WithEstimates key={key} text={piece.text} />;
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
          {inside(piece.text)}
        </span>
      );
    return (
      <button
        key={key}
        type="button"
        className="open-place"
        aria-label={`Blank: ${inside(piece.text)}`}
        onClick={() => onPlace(piece.key)}
      >
        {inside(piece.text)}
      </button>
    );
  });
