import { beforeEach, vi } from 'vitest';
import { base64Of, jpegOf } from '#test/support/photos.ts';

/** The next files as the browser opens them: how large each is, and when it is open. */
export const opened = { width: 4000, height: 3000, until: Promise.resolve() };
/** The sizes in which photos were drawn. */
export const drawn: { width: number; height: number }[] = [];
/** What is drawn of a file of 4000 by 3000 pixels. */
export const photo = base64Of(jpegOf(1440, 1080));

/** Opens and draws photos in place of the browser, which each test of a file has from the beginning. */
export const drawsPhotos = () =>
  beforeEach(() => {
    Object.assign(opened, { width: 4000, height: 3000, until: Promise.resolve() });
    drawn.length = 0;
    vi.stubGlobal('createImageBitmap', async (file: File) => {
      if (file.type !== 'image/jpeg') throw new Error('It is no picture');
      const { until, ...size } = opened;
      await until;
      return { ...size, close: () => {} };
    });
    const canvas = HTMLCanvasElement.prototype;
    const context = { fillRect: () => {}, drawImage: () => {} };
    vi.spyOn(canvas, 'getContext').mockReturnValue(context as never);
    vi.spyOn(canvas, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
      const { width, height } = this;
      drawn.push({ width, height });
      done(new Blob([Buffer.from(jpegOf(width, height))], { type: 'image/jpeg' }));
    });
  });
