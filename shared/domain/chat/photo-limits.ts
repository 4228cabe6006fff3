/** The photo that an owner may send with a question: how large it may be, and what is kept of it. */

export const photoLimits = {
  /** Longest file, in bytes. */
  bytes: 600 * 1024,
  /** The longer and the shorter side, in pixels: of a larger photo the provider would see no more. */
  long: 1408,
  short: 1056,
  /** The picture that is kept in the history: longest file in bytes, and longer side in pixels. */
  thumbnailBytes: 12 * 1024,
  thumbnailSide: 240,
} as const;

export type PhotoSize = { readonly width: number; readonly height: number };

/** Whether a photo is no larger than the provider looks at, lying or standing. */
export const isWithinLimits = ({ width, height }: PhotoSize) =>
  Math.max(width, height) <= photoLimits.long && Math.min(width, height) <= photoLimits.short;

/** The size of the same picture within a longer and a shorter side, in whole pixels; never larger than it was. */
export const scaledWithin = (
  { width, height }: PhotoSize,
  long: number,
  short = long,
): PhotoSize => {
  const scale = Math.min(1, long / Math.max(width, height), short / Math.min(width, height));
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: scaled(width), height: scaled(height) };
};
