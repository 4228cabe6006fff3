import type { BarData } from './bars.tsx';
import type { LineData } from './lines.tsx';

/** What a calculation looks like; `text` says it in words. */
export type PictureData =
  | { kind: 'bars'; text: string; bars: BarData[] }
  | { kind: 'steps'; text: string; parts: BarData[]; whole: string }
  | ({ kind: 'lines'; text: string } & LineData);
