/** Pictures for tests: 16 x 12 pixels, and the metadata that a phone writes. */

const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));
export const base64Of = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** A JPEG file as a browser encodes it. */
export const jpeg = bytesOf(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1R' +
    'V19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj' +
    'Y2NjY2NjY2NjY2NjY2P/wAARCAAMABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAwT/xAAUEAEAAAAAAAAAAAAA' +
    'AAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABkRAAIDAQAAAAAAAAAAAAAAAABCBAWBwf/aAAwDAQACEQMRAD8AlOA5' +
    'YLYPbJvD/9k=',
);

/** The same picture as WebP. */
export const webp = bytesOf(
  'UklGRjYAAABXRUJQVlA4ICoAAACwAQCdASoQAAwAAsBMJaACdLoABKoAAP7SfoL+vVrjNr//kp6K+y1fwAA=',
);

/** The location: 39° 57' 40" N, 82° 59' 56" W, as three fractions each. */
const position = [39, 1, 57, 1, 40, 1, 82, 1, 59, 1, 56, 1];

/** A text in the metadata, to search stored bytes for. */
export const cameraName = 'SevenhandsTestPhone';

const ascii = 2;
const short = 3;
const long = 4;
const fraction = 5;

/** EXIF as a phone writes it: rotated by 90 degrees (orientation 6), with the camera's name and a location. */
export const exif = () => {
  const block = Buffer.alloc(220);
  const entry = (at: number, tag: number, type: number, count: number, value: number | string) => {
    block.writeUInt16BE(tag, at);
    block.writeUInt16BE(type, at + 2);
    block.writeUInt32BE(count, at + 4);
    if (typeof value === 'string') block.write(value, at + 8, 'latin1');
    else if (type === short) block.writeUInt16BE(value, at + 8);
    else block.writeUInt32BE(value, at + 8);
  };
  block.write('MM\0*', 0, 'latin1');
  block.writeUInt32BE(8, 4);
  block.writeUInt16BE(3, 8);
  entry(10, 0x0110, ascii, cameraName.length + 1, 200);
  entry(22, 0x0112, short, 1, 6);
  entry(34, 0x8825, long, 1, 60);
  block.writeUInt16BE(4, 60);
  entry(62, 0x0001, ascii, 2, 'N');
  entry(74, 0x0002, fraction, 3, 130);
  entry(86, 0x0003, ascii, 2, 'W');
  entry(98, 0x0004, fraction, 3, 154);
  position.forEach((value, nth) => {
    block.writeUInt32BE(value, 130 + 4 * nth);
  });
  block.write(cameraName, 200, 'latin1');
  return block;
};

export const positionBytes = () => exif().subarray(130, 178);

export const segment = (code: number, body: Uint8Array) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** A JPEG file with metadata in every possible place: EXIF, XMP, a comment, and bytes after its end. */
export const withPosition = (file: Uint8Array = jpeg) =>
  Uint8Array.from(
    Buffer.concat([
      file.subarray(0, 2),
      segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif()])),
      segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${cameraName}</x>`, 'latin1')),
      segment(0xfe, Buffer.from(cameraName)),
      file.subarray(2),
      exif(),
    ]),
  );

export const webpChunk = (name: string, body: Uint8Array) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), length, body, Buffer.alloc(body.length % 2)]);
};

export const webpOf = (...chunks: Uint8Array[]) =>
  Uint8Array.from(webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks])));

/** The same for a WebP file. */
export const webpWithPosition = (file: Uint8Array = webp) => {
  const header = Buffer.from([0x0c, 0, 0, 0, 15, 0, 0, 11, 0, 0]);
  return webpOf(
    webpChunk('VP8X', header),
    file.subarray(12),
    webpChunk('EXIF', exif()),
    webpChunk('XMP ', Buffer.from(cameraName)),
  );
};

/** A JPEG file that says it has that size, for what reads its structure and not its pixels. */
export const jpegOf = (width: number, height: number) => {
  const file = Buffer.from(jpeg);
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return Uint8Array.from(file);
};
