import Camera from '@lucide/icons/icons/camera';
import Mic from '@lucide/icons/icons/mic';
import X from '@lucide/icons/icons/x';
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { recordingLimits } from '#shared/domain/chat/recording-file.ts';
import { useConfig } from '#web/core/config.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePhotoInput } from '#web/ui/photo/use-photo-input.tsx';
import { TypingIndicator } from '#web/ui/typing-indicator.tsx';
import type { LocalConversation } from '../conversation/local-conversation.ts';
import type { LocalPhoto } from '../conversation/local-turn.ts';
import { noImageSupportMessage } from './no-image-support-message.ts';
import type { RecordingState } from './recording-session.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { TalkButton } from './talk-button.tsx';
import { useDictation } from './use-dictation.ts';
import { useIncomingFile } from './use-incoming-file.ts';
import { recordingClockOf, VoicePanel } from './voice-panel.tsx';

/** The state of a conversation, as it is now. */
const useConversationState = ({ subscribe, state }: LocalConversation) =>
  useSyncExternalStore(subscribe, state);

/** From this second on the end is announced. */
const nearEnd = recordingLimits.seconds - 15;

/** What is being recorded or written down, with the way out; tells screen readers the beginning, the last quarter minute and the end. */
const RecordingPanel = ({ state, onDiscard }: { state: RecordingState; onDiscard: () => void }) => (
  <>
    {state.step === 'recording' && <VoicePanel {...state} />}
    {state.step === 'recording' && (
      <p className="tool-note full">
        Your voice is sent to our AI provider to turn into text. We don’t save the recording.
      </p>
    )}
    {state.step === 'writing' && (
      <div className="writing full">
        <TypingIndicator />
        <span>{writingText(state.seconds)}</span>
      </div>
    )}
    {(state.step === 'recording' || state.step === 'writing') && (
      <Button variant="quiet" className="throw-away" onClick={onDiscard}>
        <Icon icon={X} />
        {state.step === 'recording' ? 'Discard' : 'Cancel'}
      </Button>
    )}
    <span role="status" className="sr-only">
      {announcement(state)}
    </span>
  </>
);

const writingText = (seconds: number) => {
  const whole = Math.max(1, Math.round(seconds));
  return `Turning your ${whole} ${whole === 1 ? 'second' : 'seconds'} into text`;
};

const announcement = (state: RecordingState) => {
  if (state.step === 'writing') return writingText(state.seconds);
  if (state.step !== 'recording') return '';
  const at = state.seconds >= nearEnd ? nearEnd : 0;
  return `Recording, ${recordingClockOf(at)} of ${recordingClockOf(recordingLimits.seconds)}`;
};

/** The photo that goes along with the next question. */
const PhotoReady = ({ photo, onRemove }: { photo: LocalPhoto; onRemove: () => void }) => (
  <div className="shot full">
    <img src={photo.thumbnail} alt="Attached to your question" />
    <b>Photo attached</b>
    <small>
      We made it smaller and removed the date and location. When you send it, the photo goes to our
      AI provider.
    </small>
    <Button variant="icon" aria-label="Remove photo" onClick={onRemove}>
      <Icon icon={X} />
    </Button>
  </div>
);

type Props = {
  conversation: LocalConversation;
  input: RefObject<HTMLTextAreaElement | null>;
  /** The quota is used up. */
  isClosed: boolean;
};

/** What the composer offers beside typing: to speak, and to send a photo along. */
export const ComposerTools = ({ conversation, input, isClosed }: Props) => {
  const { photo, text } = useConversationState(conversation);
  const config = useConfig();
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const speech = useDictation(conversation, text, { button, input });
  const { step } = speech.state;
  const isActive = step === 'recording' || step === 'writing';
  const show = (next: Parameters<typeof conversation.show>[0]) => {
    conversation.show(next);
    input.current?.focus();
  };
  const chosen = usePhotoInput({ shrink: shrinkPhoto, onPhoto: show, onProblem: setProblem });
  const removePhoto = () => {
    chosen.forget();
    show(null);
  };
  const begin = () => {
    setProblem(null);
    speech.begin();
  };
  const dismiss = () => {
    setProblem(null);
    speech.discard();
  };
  return (
    <>
      {photo && !isActive && <PhotoReady photo={photo} onRemove={removePhoto} />}
      <RecordingPanel state={speech.state} onDiscard={speech.discard} />
      {!isActive && (
        <>
          <ToolNotice
            problem={problem}
            state={speech.state}
            isSpoken={speech.isSpoken}
            onRetry={speech.tryAgain}
            onDismiss={dismiss}
          />
          <PhotoButton
            hasPhoto={photo !== null}
            isDisabled={isClosed}
            refusal={config?.photos === false ? noImageSupportMessage : null}
            chosen={chosen}
            onRefused={setProblem}
          />
        </>
      )}
      {config?.speech !== false && step !== 'writing' && (
        <TalkButton
          button={button}
          isRecording={step === 'recording'}
          isClosed={isClosed}
          onBegin={begin}
          onFinish={speech.finish}
          onDiscard={speech.discard}
        />
      )}
    </>
  );
};

type PhotoButtonProps = {
  chosen: Pick<ReturnType<typeof usePhotoInput>, 'input' | 'choose' | 'take'>;
  onRefused: (refusal: string) => void;
  hasPhoto: boolean;
  isDisabled: boolean;
  /** Said instead of asking for a photo; null where photos can be sent. */
  refusal: string | null;
};

/** Takes a photo with the camera or from a file, as the device offers it; one can also be dropped or pasted. */
const PhotoButton = ({ hasPhoto, isDisabled, refusal, chosen, onRefused }: PhotoButtonProps) => {
  const { input, choose, take } = chosen;
  useIncomingFile((file) => {
    if (isDisabled) return;
    if (refusal) onRefused(refusal);
    else void take(file);
  });
  return (
    <>
      {input}
      <Button
        variant="icon"
        className="composer-tool"
        aria-label={hasPhoto ? 'Replace photo' : 'Add a photo'}
        disabled={isDisabled}
        // The input keeps the focus, and the layout stays while the finger is down.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (refusal ? onRefused(refusal) : choose())}
      >
        <Icon icon={Camera} />
      </Button>
    </>
  );
};

type ToolNoticeProps = {
  /** Why there is no photo. */
  problem: string | null;
  /** The recording, which may have failed. */
  state: RecordingState;
  /** The words in the input were spoken, and not changed since. */
  isSpoken: boolean;
  onRetry: () => void;
  onDismiss: () => void;
};

/** What became of the last recording or photo. */
const ToolNotice = ({ problem, state, isSpoken, onRetry, onDismiss }: ToolNoticeProps) => {
  const failure = state.step === 'failed' ? state : null;
  const message = problem ?? failure?.message;
  return (
    <div className="tool-note full" role="status">
      {message && (
        <>
          <span className="tool-problem">{message}</span>{' '}
          {failure?.canRetry && (
            <button type="button" className="inline-button" onClick={onRetry}>
              Try again
            </button>
          )}{' '}
          <button type="button" className="inline-button" onClick={onDismiss}>
            Close
          </button>
        </>
      )}
      {!message && isSpoken && (
        <>
          <Icon icon={Mic} />
          <span className="sr-only">From voice. </span>
          Check your text. Nothing is sent yet, and we don’t save the audio.
        </>
      )}
    </div>
  );
};
