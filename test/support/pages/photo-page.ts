import type { Page } from '@playwright/test';
import { withPosition } from '../photos.ts';

/**
 * A picture of that size as a phone stores it: landscape, marked as portrait (orientation 6), with a location; red at
 * the left, blue at the right.
 */
export const phonePhoto = async (page: Page, width: number, height: number) => {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide as number;
      canvas.height = high as number;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#d02020';
      context.fillRect(0, 0, canvas.width / 2, canvas.height);
      context.fillStyle = '#2020d0';
      context.fillRect(canvas.width / 2, 0, canvas.width / 2, canvas.height);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height],
  );
  const file = withPosition(Uint8Array.from(Buffer.from(base64, 'base64')));
  return { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(file) };
};

/** The size of a picture, and the colors (red, green, blue) near its top and its bottom. */
export const lookAt = (page: Page, address: string) =>
  page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const at = (y: number) =>
      [...context.getImageData(canvas.width / 2, y, 1, 1).data]
        .slice(0, 3)
        .map((value) => value > 128);
    return {
      width: canvas.width,
      height: canvas.height,
      top: at(4),
      bottom: at(canvas.height - 5),
    };
  }, address);
