import { recordingLimits } from '#shared/domain/chat/recording-file.ts';

/** Marks of the tape, one a second, longer every ten and thirty. */
const seconds = Array.from({ length: recordingLimits.seconds }, (_, nth) => nth);
const topOf = (second: number) => (second % 30 === 0 ? 30 : second % 10 === 0 ? 37 : 42);
const at = (second: number) => `${((second + 0.25) / recordingLimits.seconds) * 100}%`;

/** Minutes and seconds, for example "1:45". */
export const recordingClockOf = (total: number) =>
  `${Math.floor(total / 60)}:${String(Math.floor(total) % 60).padStart(2, '0')}`;

/** What is being recorded: a tape of two minutes with the loudness of each second, and the time. */
export const VoicePanel = ({
  seconds: so,
  levels,
}: {
  seconds: number;
  levels: readonly number[];
}) => (
  <div className="voice full">
    <svg aria-hidden="true">
      {seconds.map((second) => {
        const level = levels[second];
        const isHeard = level !== undefined;
        const top = isHeard ? 44 - Math.sqrt(level) * 40 : topOf(second);
        return (
          <line
            key={second}
            className={isHeard ? 'heard' : 'mark'}
            x1={at(second)}
            x2={at(second)}
            y1={top}
            y2={46}
          />
        );
      })}
      <line className="axis" x1="0" x2="100%" y1="47" y2="47" />
    </svg>
    <b role="timer">{recordingClockOf(so)}</b>
    <span className="hint">
      of {recordingClockOf(recordingLimits.seconds)}. Release or tap to finish.
    </span>
  </div>
);
