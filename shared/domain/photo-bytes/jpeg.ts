import { joined, lettersAt, type Picture } from './picture.ts';

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  header: 0xe0,
  adobe: 0xee,
} as const;
/** Sizes of baseline and progressive pictures, the kinds that browsers write. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** Tables without which the pixels cannot be read: Huffman codes, quantization, restart interval. */
const tables = new Set([0xc4, 0xdb, 0xdd]);

/**
 * A JPEG file with the segments that its pixels need and nothing else: no EXIF, no position, no comment, no second
 * picture, nothing behind its end. Null for a file that is no JPEG, or not a whole one.
 */
export const cleanJpeg = (bytes: Uint8Array): Picture | null => {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return null;
  const kept = [bytes.subarray(0, 2)];
  let size: Pick<Picture, 'width' | 'height'> | undefined;
  let hasPixels = false;
  for (let at = 2; ; ) {
    if (bytes[at] !== 0xff) return null;
    // A marker may be preceded by any number of fill bytes.
    while (bytes[at + 1] === 0xff) at++;
    const code = bytes[at + 1] ?? 0;
    if (code === marker.end) break;
    const bodyEnd = at + 2 + uint16(bytes, at + 2);
    if (!isSegment(code) || bodyEnd < at + 4 || bodyEnd > bytes.length) return null;
    const end = code === marker.scan ? endOfScan(bytes, bodyEnd) : bodyEnd;
    if (frames.has(code)) size = { height: uint16(bytes, at + 5), width: uint16(bytes, at + 7) };
    if (code === marker.scan) hasPixels = true;
    if (isKept(bytes, at, code)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (!hasPixels || !size?.width || !size.height) return null;
  kept.push(Uint8Array.of(0xff, marker.end));
  return { type: 'image/jpeg', ...size, bytes: joined(kept) };
};

const uint16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** Restart markers and the ends of pictures have no length, and no place between segments. */
const isSegment = (code: number) => code >= 0xc0 && !(code >= 0xd0 && code <= marker.end);

const isKept = (bytes: Uint8Array, at: number, code: number) =>
  frames.has(code) ||
  tables.has(code) ||
  code === marker.scan ||
  // Its first header, unless that holds a small picture; Adobe's says how colors are stored.
  (code === marker.header &&
    lettersAt(bytes, at + 4, 4) === 'JFIF' &&
    uint16(bytes, at + 2) === 16) ||
  (code === marker.adobe &&
    lettersAt(bytes, at + 4, 5) === 'Adobe' &&
    uint16(bytes, at + 2) === 14);

/** Where the pixels of a scan end: at the next marker that is neither a zero byte nor a restart. */
const endOfScan = (bytes: Uint8Array, from: number) => {
  for (let at = from; at < bytes.length - 1; at++) {
    const next = bytes[at + 1] as number;
    const isPixels = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (bytes[at] === 0xff && !isPixels) return at;
  }
  return bytes.length;
};
