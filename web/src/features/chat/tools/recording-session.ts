import { Problem } from '#shared/contract/problem.ts';
import { recordingLimits } from '#shared/domain/chat/recording-file.ts';
import { type Recorded, type Recorder, RecorderError, startRecorder } from './recorder.ts';

export type RecordingState =
  | { readonly step: 'idle' | 'asking' }
  /** `levels` has the loudest level of each second so far. */
  | { readonly step: 'recording'; readonly seconds: number; readonly levels: readonly number[] }
  | { readonly step: 'writing'; readonly seconds: number }
  | { readonly step: 'failed'; readonly message: string; readonly canRetry: boolean };

export type RecordingEvents = {
  /** Has a recording written down; rejects with a Problem, or when the connection breaks. */
  readonly write: (blob: Blob) => Promise<string>;
  readonly onState: (state: RecordingState) => void;
  /** Gets the words that were written down. */
  readonly onWords: (words: string) => void;
};

const silent = 'We didn’t hear anything, so nothing was sent. Check that your mic isn’t muted.';
const noWords = 'We couldn’t make out any words. Speak closer to the mic, or type your question.';
const tooShort = 'Too short. Hold the button while you talk, or tap once to start.';
const lost =
  'You lost your connection, but your recording is still here. Try again when you’re back online.';

/** Shorter than this, in seconds, it was a slip of the finger. */
const shortest = 0.6;

/** One recording at a time, from the microphone to its words. What was discarded changes nothing any more. */
export class RecordingSession {
  private readonly events: RecordingEvents;
  private recorder: Recorder | null = null;
  private kept: Recorded | null = null;
  /** Counts what was begun, so that an earlier one is known when it ends. */
  private turn = 0;

  constructor(events: RecordingEvents) {
    this.events = events;
  }

  /** Forgets what was recorded, and what is being written down. */
  discard() {
    this.turn += 1;
    this.recorder?.discard();
    this.recorder = null;
    this.kept = null;
    this.events.onState({ step: 'idle' });
  }

  async begin() {
    this.discard();
    const now = this.turn;
    this.events.onState({ step: 'asking' });
    try {
      const recorder = await startRecorder(this.follow(now));
      if (this.turn !== now) return recorder.discard();
      this.recorder = recorder;
      this.events.onState({ step: 'recording', seconds: 0, levels: [] });
    } catch (error) {
      const message = error instanceof RecorderError ? error.message : String(error);
      if (this.turn === now) this.fail(message);
    }
  }

  /** Ends the recording and has it written down. */
  async finish() {
    const { recorder, turn } = this;
    if (!recorder) return;
    this.recorder = null;
    const recorded = await recorder.finish();
    if (this.turn !== turn) return;
    if (recorded.seconds < shortest) this.fail(tooShort);
    else if (recorded.isSilent) this.fail(silent);
    else await this.write(recorded);
  }

  /** Sends again what could not be sent. */
  async tryAgain() {
    if (this.kept) await this.write(this.kept);
  }

  private follow(turn: number) {
    const levels: number[] = [];
    return (level: number) => {
      if (!this.recorder || this.turn !== turn) return;
      const seconds = this.recorder.seconds();
      const at = Math.floor(seconds);
      levels[at] = Math.max(levels[at] ?? 0, level);
      if (seconds >= recordingLimits.seconds) void this.finish();
      else this.events.onState({ step: 'recording', seconds, levels: [...levels] });
    };
  }

  private async write(recorded: Recorded) {
    const now = ++this.turn;
    this.kept = recorded;
    this.events.onState({ step: 'writing', seconds: recorded.seconds });
    try {
      const text = await this.events.write(recorded.blob);
      if (this.turn !== now) return;
      this.kept = null;
      if (!text) return this.fail(noWords);
      this.events.onState({ step: 'idle' });
      this.events.onWords(text);
    } catch (error) {
      if (this.turn !== now) return;
      if (error instanceof Problem) this.fail(error.message, error.retryable);
      else this.fail(lost, true);
    }
  }

  private fail(message: string, canRetry = false) {
    this.events.onState({ step: 'failed', message, canRetry });
  }
}
