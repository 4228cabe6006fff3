/** The file types that photos are sent in: those that every browser writes. */
export type PictureType = 'image/jpeg' | 'image/webp';

/** A picture without anything but its pixels. */
export type Picture = {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

/** The parts of a file, one behind the other. */
export const joinBytes = (parts: readonly Uint8Array[]) => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** The letters at a place of a file. */
export const asciiAt = (bytes: Uint8Array, at: number, count: number) =>
  String.fromCharCode(...bytes.subarray(at, at + count));
