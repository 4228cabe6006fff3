import * as z from 'zod';
import { soundLimits } from '../domain/sound.ts';
import { Base64 } from './base64.ts';
import { route } from './route.ts';

export const speech = {
  transcribe: route({
    summary: 'Write down what was spoken; the recording is neither stored nor logged',
    method: 'POST',
    path: '/chat/transcribe',
    access: 'member',
    throttle: { rate: 10, burst: 20 },
    // Two minutes of a browser that ignores the rate it was asked for, in base64.
    bodyLimit: 2816 * 1024,
    input: z.strictObject({
      /** The business whose language and words of the trade are a hint. */
      business_id: z.uuid(),
      /** A recording of at most two minutes: WebM, MP4 or Ogg. */
      sound: Base64(soundLimits.bytes),
    }),
    /** The words; empty when none were heard. */
    output: z.object({ text: z.string() }),
    problems: ['not-found', 'limit-reached', 'too-fast', 'answers-paused', 'unavailable'],
  }),
};
