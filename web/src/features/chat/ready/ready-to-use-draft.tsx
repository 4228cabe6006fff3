import Check from '@lucide/icons/icons/check';
import Copy from '@lucide/icons/icons/copy';
import { useState } from 'react';
import {
  channelLabels,
  type DraftChannel,
} from '#shared/domain/chat/answer-parts/draft-channels.ts';
import {
  openPlaces,
  type PlaceValues,
  placeLabel,
  splitPlaces,
  stillOpen,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { copyToClipboard } from '#web/core/copy-to-clipboard.ts';
import { channelIcons } from '#web/features/drafts/channel-icons.ts';
import { DownloadWordButton } from '#web/features/drafts/download-word-button.tsx';
import { focusOpenPlace } from '#web/features/drafts/open-place-fields.tsx';
import { outgoingDraft } from '#web/features/drafts/outgoing-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { LocalTurn } from '../conversation/local-turn.ts';

/** A draft, of which ready.css shows the first lines: its blanks as they look in it, its lists with dots, without empty lines. */
const Preview = ({ text, channel }: { text: string; channel: DraftChannel }) => {
  const lines = text.replaceAll(/^[ \t]*[-*][ \t]+/gm, '• ').replaceAll(/\n{2,}/g, '\n');
  return (
    <p>
      {splitPlaces(lines, channel).map((piece, nth) =>
        piece.kind === 'text' ? (
          piece.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay in their order
          <span key={nth} className="open-place">
            {placeLabel(piece.text)}
          </span>
        ),
      )}
    </p>
  );
};

type Props = {
  turn: LocalTurn;
  part: DraftPart;
  index: number;
  values: PlaceValues;
  onUse: () => void;
};

/** A draft in short: what it is, its beginning, what is still open in it, and copying it. */
export const ReadyToUseDraft = ({ turn, part, index, values, onUse }: Props) => {
  const [isCopied, setIsCopied] = useState(false);
  const name = part.title || channelLabels[part.channel];
  const open = stillOpen(part, values);
  const isSent = turn.drafts?.some((one) => one.index === index && one.sent_at);
  const { text } = outgoingDraft(part, values);
  const first = openPlaces([part], {}).find(({ label }) => label === open[0]);
  const copy = async () => {
    onUse();
    await copyToClipboard(text, open);
    setIsCopied(true);
  };
  return (
    <li>
      <div className="ready-head">
        <Icon icon={channelIcons[part.channel]} />
        <b>{name}</b>
        <Button variant="outline" onClick={() => void copy()}>
          <Icon icon={Copy} />
          Copy<span className="sr-only"> “{name}”</span>
        </Button>
      </div>
      <Preview text={text} channel={part.channel} />
      <div className="ready-foot">
        {first && (
          <span className="ready-open">
            {open.length === 1 ? '1 blank left.' : `${open.length} blanks left.`}{' '}
            <button
              type="button"
              className="inline-button"
              onClick={() => focusOpenPlace(turn.id, first.key)}
            >
              Fill it in
            </button>
          </span>
        )}
        {(isSent || isCopied) && (
          <span className="ready-done">
            <Icon icon={Check} />
            {isSent ? 'Sent' : 'Copied'}
          </span>
        )}
        {part.channel === 'document' && (
          <DownloadWordButton draft={part} values={values} variant="quiet" onUse={onUse} />
        )}
      </div>
    </li>
  );
};
