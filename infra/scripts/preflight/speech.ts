import OpenAI, { toFile } from 'openai';
import type { Settings } from '../../settings-of-stage.ts';
import { type Finding, ok, todo } from './finding.ts';
import { readStageSecret } from './read-stage-secret.ts';

const samplesPerSecond = 8000;

/** A second of silence as a WAV file: 16 bits, one channel. */
const silence = () => {
  const bytes = Buffer.alloc(44 + 2 * samplesPerSecond);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(samplesPerSecond, 24);
  bytes.writeUInt32LE(2 * samplesPerSecond, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(bytes.length - 44, 40);
  return bytes;
};

/** Whether the key of the stage may use the model that writes down speech; the words of silence do not matter. */
export const checkSpeech = async (settings: Settings): Promise<Finding[]> => {
  const { speech, baseUrl } = settings.openai;
  const { apiKey } = await readStageSecret(settings, 'openai');
  // Without a key the check of the model says what to do.
  if (!speech || !apiKey) return [];
  const client = new OpenAI({
    apiKey,
    maxRetries: 0,
    timeout: 30_000,
    logLevel: 'off',
    ...(baseUrl && { baseURL: baseUrl }),
  });
  try {
    const file = await toFile(silence(), 'silence.wav', { type: 'audio/wav' });
    await client.audio.transcriptions.create({
      file,
      model: speech.model,
      response_format: 'json',
    });
    return [ok('speech', `${speech.model} writes recordings down`)];
  } catch (error) {
    if (!(error instanceof OpenAI.APIError)) throw error;
    return [
      todo(
        'speech',
        `${speech.model} refused (${error.status ?? 'no connection'}): choose another openai.speech.model in infra/stages.ts, or null for no microphone`,
      ),
    ];
  }
};
