import { recordingLimits } from '#shared/domain/chat/recording-file.ts';

/** Why nothing can be recorded, in words for the owner. */
export class RecorderError extends Error {}

const refused: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Your microphone is blocked for this site. Allow it in your browser settings, or type your question.',
  NotFoundError: 'No microphone was found. Connect one, or type your question.',
  NotReadableError:
    'Another app is using the microphone. Close it and try again, or type your question.',
};
const unknown = 'This browser can’t record. Type your question instead.';

/** What a recording came to; `isSilent` when nothing louder than noise was heard. */
export type Recorded = {
  readonly blob: Blob;
  readonly seconds: number;
  readonly isSilent: boolean;
};

export type Recorder = {
  /** Ends the recording and answers it. */
  readonly finish: () => Promise<Recorded>;
  /** Ends it and forgets it. */
  readonly discard: () => void;
  /** Seconds so far. */
  readonly seconds: () => number;
};

/** The types that browsers record in, the smallest first. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** How often the level is looked at, in ms. */
const tickMs = 100;
/** Below this share of the full swing there is only noise. */
const noise = 0.02;

/** Starts recording after the owner has allowed it; tells the level (0 to 1) ten times a second. Throws a {@link RecorderError}. */
export const startRecorder = async (onLevel: (level: number) => void): Promise<Recorder> => {
  const mimeType = types.find((type) => globalThis.MediaRecorder?.isTypeSupported(type));
  if (!mimeType || !navigator.mediaDevices) throw new RecorderError(unknown);
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true } })
    .catch((error: Error) => {
      throw new RecorderError(refused[error.name] ?? unknown);
    });
  const meter = createMeter(stream);
  const media = new MediaRecorder(stream, {
    mimeType,
    audioBitsPerSecond: recordingLimits.bitsPerSecond,
  });
  const pieces: Blob[] = [];
  media.ondataavailable = ({ data }) => pieces.push(data);
  media.start();
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const timer = setInterval(() => onLevel(meter.read()), tickMs);
  const end = () => {
    clearInterval(timer);
    meter.close();
    for (const track of stream.getTracks()) track.stop();
  };
  return {
    seconds,
    discard: () => {
      media.ondataavailable = null;
      if (media.state !== 'inactive') media.stop();
      end();
    },
    finish: async () => {
      const lasted = seconds();
      await new Promise<void>((resolve) => {
        media.onstop = () => resolve();
        if (media.state === 'inactive') resolve();
        else media.stop();
      });
      const isSilent = meter.isSilent();
      end();
      return { blob: new Blob(pieces, { type: mimeType }), seconds: lasted, isSilent };
    },
  };
};

/** Measures how loud a stream is. */
const createMeter = (stream: MediaStream) => {
  const context = new AudioContext();
  void context.resume();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let loudest = 0;
  let readings = 0;
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      const level = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
      loudest = Math.max(loudest, level);
      readings += 1;
      return Math.min(1, level);
    },
    /** A browser that does not let us listen measures nothing: then the recording is not called silent. */
    isSilent: () => context.state === 'running' && readings > 5 && loudest < noise,
    close: () => void context.close(),
  };
};
