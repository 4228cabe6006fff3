import Mic from '@lucide/icons/icons/mic';
import MicOff from '@lucide/icons/icons/mic-off';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from 'react';
import { useOnline } from '#web/core/online/use-online.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Held longer than this, in ms, letting go ends the recording; a shorter tap leaves it running. */
const holdMs = 300;
/** Letting go so far away, in pixels, throws the recording away. */
const slideOff = 90;

type Talk = {
  readonly isRecording: boolean;
  readonly begin: () => void;
  readonly finish: () => void;
  readonly discard: () => void;
};
type Press = { at: number; x: number; y: number; began: boolean };

/** One key for a thumb, a mouse and a keyboard: hold it to talk, or tap it to start and to finish. */
const useTalkKey = ({ isRecording, begin, finish, discard }: Talk) => {
  const press = useRef<Press>(null);
  const toggle = isRecording ? finish : begin;
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      // The layout changes under the finger; what follows still belongs to this key.
      event.currentTarget.setPointerCapture?.(event.pointerId);
      press.current = {
        at: event.timeStamp,
        x: event.clientX,
        y: event.clientY,
        began: !isRecording,
      };
      if (!isRecording) begin();
    },
    onPointerUp: ({ timeStamp, clientX, clientY }: PointerEvent) => {
      const pressed = press.current;
      press.current = null;
      if (!pressed || !isRecording) return;
      const isHeld = timeStamp - pressed.at > holdMs;
      const isOff = Math.hypot(clientX - pressed.x, clientY - pressed.y) > slideOff;
      if (isHeld && isOff) discard();
      else if (isHeld || !pressed.began) finish();
    },
    // A question of the browser takes the finger away: then it was a tap.
    onPointerCancel: () => {
      press.current = null;
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // A key that is held repeats itself.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat) event.preventDefault();
    },
    /** Keys and screen readers click without a pointer. */
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0) toggle();
    },
  };
};

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
  if (isRecording) return 'Stop recording';
  return isOnline ? 'Hold to talk, or tap to start' : 'You need a connection to use voice';
};
