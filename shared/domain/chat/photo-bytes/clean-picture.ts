import { joined, lettersAt, type Picture } from './picture.ts';

/** The flag of a picture with transparency; the other flags announce metadata, color profiles and animations. */
const alphaFlag = 0x10;
const sizeOfHeader = 12;

type Chunk = { readonly name: string; readonly body: Uint8Array };

/**
 * A WebP file with its one picture and nothing else: no EXIF, no XMP, no color profile, no unknown chunk. Null for a file
 * that is no WebP, is cut off, or is animated.
 */
export const cleanWebp = (bytes: Uint8Array): Picture | null => {
  if (lettersAt(bytes, 0, 4) !== 'RIFF' || lettersAt(bytes, 8, 4) !== 'WEBP') return null;
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
  const file = joined(kept.map(written));
  const start = Uint8Array.of(...letters('RIFF'), ...uint32(file.length + 4), ...letters('WEBP'));
  return { type: 'image/webp', ...size, bytes: joined([start, file]) };
};

const chunksOf = (bytes: Uint8Array): Chunk[] | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = sizeOfHeader - 4 + view.getUint32(4, true);
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  for (let at = sizeOfHeader; at + 8 <= end; ) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > end) return null;
    chunks.push({ name: lettersAt(bytes, at, 4), body: bytes.subarray(at + 8, at + 8 + length) });
    // Chunks begin at even places.
    at += 8 + length + (length % 2);
  }
  return chunks;
};

const withoutFlags = (body: Uint8Array) =>
  Uint8Array.of((body[0] ?? 0) & alphaFlag, 0, 0, 0, ...body.subarray(4));

const written = ({ name, body }: Chunk) =>
  joined([
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
