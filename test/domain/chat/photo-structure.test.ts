import { describe, expect, test } from 'vitest';
import { stripPhotoMetadata } from '#shared/domain/chat/photo-bytes/strip-photo-metadata.ts';
import { jpeg, segment, webp, webpChunk, webpOf } from '#test/support/photos.ts';

const start = Uint8Array.of(0xff, 0xd8);
const end = Uint8Array.of(0xff, 0xd9);
const frame = (width: number, height: number) =>
  segment(0xc0, Uint8Array.of(8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 17, 0));
/** A scan with a zero byte, restart markers and fill bytes among its pixels. */
const pixels = Uint8Array.of(1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xd7, 4, 0xff, 0xff, 0, 5);
const scan = Buffer.concat([segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)), pixels]);
const file = (...parts: Uint8Array[]) => Uint8Array.from(Buffer.concat([start, ...parts, end]));
const cleaned = (bytes: Uint8Array) => stripPhotoMetadata(bytes)?.bytes;
const text = (words: string, length = words.length) =>
  Buffer.alloc(length, 0).fill(words, 0, words.length);

describe('of a JPEG file', () => {
  const whole = file(frame(300, 200), scan);

  test('size, tables and every byte of the pixels are kept', () => {
    const tables = [0xc4, 0xdb, 0xdd].map((code) => segment(code, text('table')));
    for (const code of [0xc0, 0xc1, 0xc2]) {
      const other = Uint8Array.from(frame(300, 200));
      other[1] = code;
      const picture = file(...tables, other, scan, segment(0xdb, text('next')), scan);
      expect(stripPhotoMetadata(picture)).toEqual({
        type: 'image/jpeg',
        width: 300,
        height: 200,
        bytes: picture,
      });
    }
  });

  test.each([
    ['a comment', 0xfe, text('hello')],
    ['an empty comment', 0xfe, text('')],
    ['application data under the code of the header', 0xe0, text('JFXX', 14)],
    ['a header with a small picture', 0xe0, text('JFIF', 20)],
    ['a header under another code', 0xe1, text('JFIF', 14)],
    ['another company’s data under Adobe’s code', 0xee, text('Other', 12)],
    ['an oversized Adobe segment', 0xee, text('Adobe', 40)],
    ['Adobe’s segment under another code', 0xed, text('Adobe', 12)],
    ['a color profile', 0xe2, text('ICC_PROFILE')],
    ['a frame of a kind that browsers do not write', 0xc3, text('frame')],
  ])('%s is removed, before the pixels and between two scans', (_, code, body) => {
    const extra = segment(code, body);
    expect(cleaned(file(extra, frame(300, 200), scan))).toEqual(whole);
    expect(cleaned(file(frame(300, 200), scan, extra, scan))).toEqual(
      file(frame(300, 200), scan, scan),
    );
  });

  test.each([
    ['the header', segment(0xe0, text('JFIF', 14))],
    ['Adobe’s note on colors', segment(0xee, text('Adobe', 12))],
  ])('%s is kept', (_, part) => {
    const picture = file(part, frame(300, 200), scan);
    expect(cleaned(picture)).toEqual(picture);
  });

  test('fill bytes before a marker and bytes after the end are removed', () => {
    const filled = Buffer.concat([
      start,
      Uint8Array.of(0xff, 0xff),
      whole.subarray(2),
      text('EXIF'),
    ]);
    expect(cleaned(filled)).toEqual(whole);
  });

  test.each([
    ['begins with another byte', Uint8Array.of(0xfe, ...whole.subarray(1))],
    ['begins with another marker', Uint8Array.of(0xff, 0xd7, ...whole.subarray(2))],
    ['has a byte between two segments', file(Uint8Array.of(0), frame(300, 200), scan)],
    ['has a byte behind a segment', file(frame(300, 200), Uint8Array.of(0), scan)],
    ['has an invalid code', file(segment(0xbf, text('x')), frame(300, 200), scan)],
    ['has a restart marker with a length', file(segment(0xd0, text('x')), frame(300, 200), scan)],
    ['has a second start', file(segment(0xd8, text('x')), frame(300, 200), scan)],
    [
      'has a segment shorter than its length',
      file(Uint8Array.of(0xff, 0xfe, 0, 1), frame(300, 200), scan),
    ],
    [
      'has a segment longer than the file',
      file(frame(300, 200), Uint8Array.of(0xff, 0xda, 0x7f, 0), pixels),
    ],
    ['has no pixels', file(frame(300, 200))],
    ['has no size', file(scan)],
    ['is 0 wide', file(frame(0, 200), scan)],
    ['is 0 high', file(frame(300, 0), scan)],
    ['has no end', whole.subarray(0, -2)],
  ])('a file that %s is refused', (_, bytes) => {
    expect(stripPhotoMetadata(Uint8Array.from(bytes))).toBeNull();
  });
});

describe('of a WebP file', () => {
  const lossy = webp.subarray(20, 62);
  const picture = webpChunk('VP8 ', lossy);
  /** 300 by 200 pixels, with an odd number of bytes. */
  const bits = (300 - 1) | ((200 - 1) << 14);
  const lossless = Uint8Array.of(0x2f, ...[0, 8, 16, 24].map((by) => (bits >> by) & 255), 1, 2);
  const extended = (flags: number) => Uint8Array.of(flags, 9, 9, 9, 15, 0, 0, 11, 0, 0);

  test('a lossless picture is kept unchanged, with its size', () => {
    const bytes = webpOf(webpChunk('VP8L', lossless));
    expect(stripPhotoMetadata(bytes)).toEqual({
      type: 'image/webp',
      width: 300,
      height: 200,
      bytes,
    });
  });

  test('transparency is kept, and of the flags only its own', () => {
    const alpha = webpChunk('ALPH', text('odd'));
    const marked = webpOf(webpChunk('VP8X', extended(0xff)), alpha, picture);
    const plain = Uint8Array.of(0x10, 0, 0, 0, ...extended(0).subarray(4));
    expect(cleaned(marked)).toEqual(webpOf(webpChunk('VP8X', plain), alpha, picture));
  });

  test.each([
    ['an extended header of another length', webpChunk('VP8X', text('header'))],
    ['EXIF', webpChunk('EXIF', text('where'))],
    ['an unknown chunk', webpChunk('ABCD', text('odd'))],
    ['an unknown chunk as long as the header', webpChunk('ABCD', text('0123456789'))],
    ['a frame of an animation', webpChunk('ANMF', text('frame'))],
  ])('%s is removed', (_, extra) => {
    expect(cleaned(webpOf(extra, picture))).toEqual(webpOf(picture));
    expect(cleaned(webpOf(picture, extra))).toEqual(webpOf(picture));
  });

  test('a second picture, header or transparency is removed, because it could contain anything', () => {
    const second = webpChunk('VP8 ', text('a position'));
    expect(cleaned(webpOf(picture, second))).toEqual(webpOf(picture));
    const [header, alpha] = [webpChunk('VP8X', extended(0x10)), webpChunk('ALPH', text('alpha'))];
    const once = cleaned(webpOf(header, alpha, picture));
    const hidden = [webpChunk('VP8X', text('a position')), webpChunk('ALPH', text('a position'))];
    expect(cleaned(webpOf(header, alpha, picture, ...hidden))).toEqual(once);
  });

  test.each([
    ['begins with other letters', Uint8Array.of(0x53, ...webp.subarray(1))],
    [
      'is of another kind',
      Buffer.from(Buffer.from(webp).toString('latin1').replace('WEBP', 'WAVE'), 'latin1'),
    ],
    ['has no picture', webpOf(webpChunk('EXIF', text('where and when it was')))],
    [
      'has a chunk longer than the file',
      webpOf(picture, Buffer.from('ABCD\x09\0\0\0odd', 'latin1')),
    ],
    ['is 0 wide', webpOf(webpChunk('VP8 ', Uint8Array.from(lossy).fill(0, 6, 8)))],
    ['is 0 high', webpOf(webpChunk('VP8 ', Uint8Array.from(lossy).fill(0, 8, 10)))],
  ])('a file that %s is refused', (_, bytes) => {
    expect(stripPhotoMetadata(Uint8Array.from(bytes))).toBeNull();
  });

  test('a chunk header at the very end is read, also of an empty chunk', () => {
    expect(cleaned(webpOf(picture, webpChunk('ABCD', text(''))))).toEqual(webpOf(picture));
    expect(cleaned(webpOf(picture, Buffer.from('ABCD\x02\0\0\0', 'latin1')))).toBeUndefined();
  });
});

test('pictures made by a browser are kept unchanged', () => {
  expect(cleaned(jpeg)).toEqual(jpeg);
  expect(cleaned(webp)).toEqual(webp);
});
