import { toFile } from 'openai';
import { Problem } from '#shared/contract/problem.ts';
import { type RecordingType, recordingTypes } from '#shared/domain/chat/recording-file.ts';
import { config } from '../config.ts';
import { log } from '../log.ts';
import { openaiClient } from './openai-client.ts';

/** Below the time API Gateway waits for an answer, in ms. */
const timeoutMs = 24_000;
export type Sound = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: RecordingType };
/** What may be heard: languages (ISO 639-1) and words, the likeliest first. */
export type Expected = { readonly languages: readonly string[]; readonly words: readonly string[] };

/**
 * The words of a recording as the provider hears them, and how long it was in seconds where the provider says so. Every failure is `unavailable` and
 * carries nothing of the recording or its words.
 */
export const transcribeSound = async (
  { bytes, type }: Sound,
  expected: Expected,
): Promise<{ text: string; seconds: number | undefined }> => {
  try {
    const client = await openaiClient();
    const { text, usage } = await client.audio.transcriptions.create(
      {
        // The provider knows the file by its ending and type; it has no name of the owner's.
        file: await toFile(bytes, `speech.${recordingTypes[type]}`, { type }),
        model: config.OPENAI_SPEECH_MODEL,
        response_format: 'json',
        ...hintsOf(expected),
      },
      { timeout: timeoutMs },
    );
    const seconds = usage?.type === 'duration' ? usage.seconds : undefined;
    log.info('speech written down', { seconds: seconds && Math.round(seconds) });
    return { text, seconds };
  } catch (cause) {
    log.warn('provider failed', { of: 'speech' });
    throw new Problem('unavailable', undefined, { cause });
  }
};

/** Compatible providers know one language and a text to go on from; OpenAI's own models know both as lists. */
const hintsOf = ({ languages, words }: Expected) => {
  const [language] = languages;
  if (config.OPENAI_BASE_URL) return { ...(language && { language }), prompt: words.join(', ') };
  return { ...(languages.length && { languages: [...languages] }), keywords: [...words] };
};
