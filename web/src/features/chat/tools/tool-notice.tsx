import Mic from '@lucide/icons/icons/mic';
import { Icon } from '#web/ui/icon.tsx';
import type { RecordingState } from './recording-session.ts';

type Props = {
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
export const ToolNotice = ({ problem, state, isSpoken, onRetry, onDismiss }: Props) => {
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
