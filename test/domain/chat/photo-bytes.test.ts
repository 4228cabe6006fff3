import { describe, expect, test } from 'vitest';
import { stripPhotoMetadata } from '#shared/domain/chat/photo-bytes/strip-photo-metadata.ts';
import { isWithinLimits, photoLimits, scaledWithin } from '#shared/domain/chat/photo-limits.ts';
import {
  cameraName,
  exif,
  jpeg,
  positionBytes,
  webp,
  webpWithPosition,
  withPosition,
} from '#test/support/photos.ts';

const holds = (bytes: Uint8Array, part: Uint8Array | string) =>
  Buffer.from(bytes).includes(typeof part === 'string' ? part : Buffer.from(part));

describe.each([
  { type: 'image/jpeg', plain: jpeg, marked: withPosition() },
  { type: 'image/webp', plain: webp, marked: webpWithPosition() },
])('a photo as $type', ({ type, plain, marked }) => {
  test('keeps its pixels and loses position, camera and orientation', () => {
    expect(holds(marked, positionBytes())).toBe(true);
    expect(holds(marked, cameraName)).toBe(true);
    const clean = stripPhotoMetadata(marked);
    expect(clean).toMatchObject({ type, width: 16, height: 12 });
    const bytes = clean?.bytes ?? new Uint8Array();
    for (const part of [positionBytes(), cameraName, 'Exif', 'EXIF', 'XMP ', 'xap'])
      expect(holds(bytes, part)).toBe(false);
    // The result is a complete picture in which nothing else is removed.
    expect(stripPhotoMetadata(bytes)?.bytes).toEqual(bytes);
    expect(
      holds(bytes, Buffer.from(stripPhotoMetadata(plain)?.bytes ?? []).subarray(30, 120)),
    ).toBe(true);
  });

  test('is refused when it is cut off anywhere', () => {
    for (let length = 0; length < plain.length; length++)
      expect(stripPhotoMetadata(plain.subarray(0, length))).toBeNull();
  });

  test('never makes the reader fail, whichever byte is changed', () => {
    for (let at = 0; at < plain.length; at++)
      for (const value of [0, 0x7f, 0xd8, 0xff]) {
        const odd = Uint8Array.from(plain);
        odd[at] = value;
        const clean = stripPhotoMetadata(odd);
        if (clean) expect(clean.bytes.length).toBeLessThanOrEqual(odd.length + 8);
      }
  });
});

test('the thumbnail in the first header of a JPEG file is removed too', () => {
  const header = Buffer.from(jpeg.subarray(2, 20));
  header.writeUInt16BE(16 + 3, 2);
  const odd = Buffer.concat([jpeg.subarray(0, 2), header, Buffer.from('PIX'), jpeg.subarray(20)]);
  expect(holds(odd, 'PIX')).toBe(true);
  expect(holds(stripPhotoMetadata(odd)?.bytes ?? odd, 'PIX')).toBe(false);
});

test.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\x89PNG\r\n\x1a\n'])(
  'a file that is not a photo is refused: %j',
  (beginning) => {
    const bytes = Buffer.concat([Buffer.from(beginning, 'latin1'), exif()]);
    expect(stripPhotoMetadata(bytes)).toBeNull();
  },
);

test('photos are reduced to the size the provider uses, in landscape or portrait, and never enlarged', () => {
  const { long, short } = photoLimits;
  const shrunk = (width: number, height: number) => scaledWithin({ width, height }, long, short);
  expect(shrunk(4000, 3000)).toEqual({ width: 1408, height: 1056 });
  expect(shrunk(3000, 4000)).toEqual({ width: 1056, height: 1408 });
  expect(shrunk(3000, 3000)).toEqual({ width: 1056, height: 1056 });
  expect(shrunk(5000, 500)).toEqual({ width: 1408, height: 140 });
  expect(shrunk(640, 480)).toEqual({ width: 640, height: 480 });
  expect(shrunk(100_000, 1)).toEqual({ width: 1408, height: 1 });
  expect(isWithinLimits({ width: 1056, height: 1408 })).toBe(true);
  expect(isWithinLimits({ width: 1408, height: 1408 })).toBe(false);
  expect(isWithinLimits({ width: 1409, height: 10 })).toBe(false);
});
