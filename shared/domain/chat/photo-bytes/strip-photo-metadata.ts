/** The file types that photos are sent in: those that every browser writes. */
type PictureType = 'image/jpeg' | 'image/webp';

/** A picture without anything but its pixels. */
export type Picture = {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

/** The parts of a file, one behind the other. */
const joinBytes = (parts: readonly Uint8Array[]) => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** The letters at a place of a file. */
const asciiAt = (bytes: Uint8Array, at: number, count: number) =>
  String.fromCharCode(...bytes.subarray(at, at + count));

/** The flag of a picture with transparency; the other flags announce metadata, color profiles and animations. */
const alphaFlag = 0x10;
const sizeOfHeader = 12;

type Chunk = { readonly name: string; readonly body: Uint8Array };

/**
 * A WebP file with its one picture and nothing else: no EXIF, no XMP, no color profile, no unknown chunk. Null for a file
 * that is no WebP, is cut off, or is animated.
 */
const cleanWebp = (bytes: Uint8Array): Picture | null => {
  if (asciiAt(bytes, 0, 4) !== 'RIFF' || asciiAt(bytes, 8, 4) !== 'WEBP') return null;
  const chunks = chunksOf(bytes) ?? [];
  const pixels = chunks.find(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const size = pixels && sizeOf(pixels);
  if (!pixels || !size?.width || !size.height) return null;
  const header = chunks.find(({ name }) => name === 'VP8X');
  const alpha = chunks.find(({ name }) => name === 'ALPH');
  // One of each: a second one is shown by nobody and could hold anything.
  const kept = [
    ...(header?.body.length === 10 ? [{ ...header, body: withoutFlags(header.body) }] : []),
    ...(alpha ? [alpha] : []),
    pixels,
  ];
  const file = joinBytes(kept.map(written));
  const start = Uint8Array.of(...letters('RIFF'), ...uint32(file.length + 4), ...letters('WEBP'));
  return { type: 'image/webp', ...size, bytes: joinBytes([start, file]) };
};

const chunksOf = (bytes: Uint8Array): Chunk[] | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = sizeOfHeader - 4 + view.getUint32(4, true);
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  for (let at = sizeOfHeader; at + 8 <= end; ) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > end) return null;
    chunks.push({ name: asciiAt(bytes, at, 4), body: bytes.subarray(at + 8, at + 8 + length) });
    // Chunks begin at even places.
    at += 8 + length + (length % 2);
  }
  return chunks;
};

const withoutFlags = (body: Uint8Array) =>
  Uint8Array.of((body[0] ?? 0) & alphaFlag, 0, 0, 0, ...body.subarray(4));

const written = ({ name, body }: Chunk) =>
  joinBytes([
    Uint8Array.of(...letters(name), ...uint32(body.length)),
    body,
    new Uint8Array(body.length % 2),
  ]);

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const uint32 = (value: number) => [0, 8, 16, 24].map((shift) => (value >> shift) & 0xff);

/** Width and height stand in 14 bits each: behind the start code of a lossy picture, or behind the first byte of a lossless one. */
const sizeOf = ({ name, body }: Chunk) => {
  const byte = (at: number) => body[at] ?? 0;
  if (name === 'VP8 ')
    return {
      width: (byte(6) | (byte(7) << 8)) & 0x3fff,
      height: (byte(8) | (byte(9) << 8)) & 0x3fff,
    };
  const bits = byte(1) | (byte(2) << 8) | (byte(3) << 16) | (byte(4) << 24);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
};

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
const cleanJpeg = (bytes: Uint8Array): Picture | null => {
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
  return { type: 'image/jpeg', ...size, bytes: joinBytes(kept) };
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
    asciiAt(bytes, at + 4, 4) === 'JFIF' &&
    uint16(bytes, at + 2) === 16) ||
  (code === marker.adobe && asciiAt(bytes, at + 4, 5) === 'Adobe' && uint16(bytes, at + 2) === 14);

/** Where the pixels of a scan end: at the next marker that is neither a zero byte nor a restart. */
const endOfScan = (bytes: Uint8Array, from: number) => {
  for (let at = from; at < bytes.length - 1; at++) {
    const next = bytes[at + 1] as number;
    const isPixels = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (bytes[at] === 0xff && !isPixels) return at;
  }
  return bytes.length;
};

/** The picture of a JPEG or WebP file without its metadata; null for any other file, whatever it says it is. */
export const stripPhotoMetadata = (bytes: Uint8Array): Picture | null =>
  cleanJpeg(bytes) ?? (bytes.length > 20 ? cleanWebp(bytes) : null);
