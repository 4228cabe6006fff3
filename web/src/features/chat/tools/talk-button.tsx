import Mic from '@lucide/icons/icons/mic';
import MicOff from '@lucide/icons/icons/mic-off';
import type { RefObject } from 'react';
import { useOnline } from '#web/connection.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useTalkKey } from './use-talk-key.ts';

type Props = {
  button: RefObject<HTMLButtonElement | null>;
  isRecording: boolean;
  isClosed: boolean;
  onBegin: () => void;
  onFinish: () => void;
  onDiscard: () => void;
};

/** The key that is held or tapped to talk. It stays one element while it moves, so that the finger on it still counts. */
export const TalkButton = ({ button, isRecording, isClosed, ...on }: Props) => {
  const isOnline = useOnline();
  const talk = useTalkKey({
    isRecording,
    begin: on.onBegin,
    finish: on.onFinish,
    discard: on.onDiscard,
  });
  return (
    <button
      ref={button}
      type="button"
      className={isRecording ? 'talk-key' : 'btn btn-quiet btn-icon composer-tool'}
      aria-pressed={isRecording}
      aria-label={labelOf(isRecording, isOnline)}
      disabled={(isClosed || !isOnline) && !isRecording}
      // The input keeps the focus, and the layout stays while the finger is down.
      onMouseDown={(event) => event.preventDefault()}
      {...talk}
    >
      <Icon icon={isOnline ? Mic : MicOff} />
    </button>
  );
};

const labelOf = (isRecording: boolean, isOnline: boolean) => {
  if (isRecording) return 'Stop talking';
  return isOnline ? 'Speak: hold to talk, or tap to start' : 'Speaking needs a connection';
};
