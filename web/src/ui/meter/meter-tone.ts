export type Tone = 'high' | 'mid' | 'low';

/** The color of what is left: green above half, yellow above a fifth, red otherwise. */
export const remainingTone = (remaining: number, limit: number): Tone =>
  remaining > limit * 0.5 ? 'high' : remaining > limit * 0.2 ? 'mid' : 'low';

/** The color of what is used: green below 60 % of the limit, yellow from there, red from 80 %. */
export const usageTone = (used: number, limit: number): Tone =>
  used < limit * 0.6 ? 'high' : used < limit * 0.8 ? 'mid' : 'low';
