/** Photos are drawn anew before they leave the device: upright, smaller, and with nothing of the file but its pixels. */
import type { PhotoSize } from '#shared/domain/chat/photo-limits.ts';
import { dataUrlOf } from './data-url.ts';

/** Why a file cannot be taken as a photo, in words for the owner. */
export class PhotoError extends Error {}

const heic = /hei[cf]$/i;
const pdf = /pdf$/i;
/** What is said of a file of which nothing else is known. */
export const cannotOpen = 'We can’t open that photo. Take a screenshot of it and use that.';
const noHeic = 'This browser can’t open HEIC photos. Take a screenshot of it and use that.';
const tooLarge = 'This photo is too large. Crop it, or take a screenshot of it and use that.';

/** Qualities that are tried until the file is small enough. */
const qualities = [0.8, 0.7, 0.6, 0.45, 0.3];

/** The pixels of a file, upright; they have to be closed. `noPdf` says what to do about a PDF. Throws a {@link PhotoError}. */
export const openPhoto = async (file: File, noPdf: string = cannotOpen) => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    const isA = (kind: RegExp) => kind.test(file.type) || kind.test(file.name);
    if (isA(pdf)) throw new PhotoError(noPdf);
    throw new PhotoError(isA(heic) ? noHeic : cannotOpen);
  }
};

/** A photo as a JPEG file of that size and at most so many bytes, as a `data:` address. Throws a {@link PhotoError}. */
export const photoToJpeg = async (
  bitmap: ImageBitmap,
  { width, height }: PhotoSize,
  max: number,
) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError(cannotOpen);
  // Where a picture is transparent, JPEG would show black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    // A browser that cannot write a type writes PNG instead.
    if (blob?.type === 'image/jpeg' && blob.size <= max) return dataUrlOf(blob);
  }
  throw new PhotoError(tooLarge);
};
