import type { DraftChannel } from './draft-channels.ts';

/** The most words of a finished piece, by kind, unless the prompt says otherwise. */
export const usualWordLimits = {
  text: 250,
  steps: 250,
  'text-message': 60,
  email: 180,
  'call-script': 150,
  'review-reply': 90,
  'social-post': 100,
  document: 350,
} as const satisfies Record<'text' | 'steps' | DraftChannel, number>;

/** Every answer opens with a text of that many words and ends with one question; deliverables come between. */
export const framingWordLimits = { opening: 40, question: 25 } as const;
