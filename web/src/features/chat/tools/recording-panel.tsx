import X from '@lucide/icons/icons/x';
import { soundLimits } from '#shared/domain/sound.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TypingIndicator } from '#web/ui/typing-indicator.tsx';
import type { RecordingState } from './recording-session.ts';
import { clockOf, VoicePanel } from './voice-panel.tsx';

/** From this second on the end is announced. */
const nearEnd = soundLimits.seconds - 15;

/** What is being recorded or written down, with the way out; tells screen readers the beginning, the last quarter minute and the end. */
export const RecordingPanel = ({
  state,
  onDiscard,
}: {
  state: RecordingState;
  onDiscard: () => void;
}) => (
  <>
    {state.step === 'recording' && <VoicePanel {...state} />}
    {state.step === 'recording' && (
      <p className="tool-note full">
        Your voice goes to the AI provider to be written down, and is not kept.
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
        {state.step === 'recording' ? 'Throw away' : 'Cancel'}
      </Button>
    )}
    <span role="status" className="sr-only">
      {announcement(state)}
    </span>
  </>
);

const writingText = (seconds: number) => {
  const whole = Math.max(1, Math.round(seconds));
  return `Writing down your ${whole} ${whole === 1 ? 'second' : 'seconds'}`;
};

const announcement = (state: RecordingState) => {
  if (state.step === 'writing') return writingText(state.seconds);
  if (state.step !== 'recording') return '';
  const at = state.seconds >= nearEnd ? nearEnd : 0;
  return `Recording, ${clockOf(at)} of ${clockOf(soundLimits.seconds)}`;
};
