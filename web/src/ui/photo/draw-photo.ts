/** Photos are drawn anew before they leave the device: upright, smaller, and with nothing of the file but its pixels. */
import type { Size } from '#shared/domain/chat/photo.ts';
import { dataUrlOf } from './data-url.ts';

/** Why a file cannot be taken as a photo, in words for the owner. */
export class PhotoError extends Error {}

const heic = /hei[cf]$/i;
const pdf = /pdf$/i;
const notOpened = {
  heic: 'This browser can’t open HEIC photos. Save it as a JPEG or send a screenshot.',
  other: 'Couldn’t open this file as a photo. Choose a JPEG, PNG, or WebP.',
  large: 'This photo is too large. Crop it or send a screenshot.',
};

/** Qualities that are tried until the file is small enough. */
const qualities = [0.8, 0.7, 0.6, 0.45, 0.3];

/** The pixels of a file, upright; they have to be closed. `noPdf` says what to do about a PDF. Throws a {@link PhotoError}. */
export const openPhoto = async (file: File, noPdf: string = notOpened.other) => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    const isA = (kind: RegExp) => kind.test(file.type) || kind.test(file.name);
    if (isA(pdf)) throw new PhotoError(noPdf);
    throw new PhotoError(isA(heic) ? notOpened.heic : notOpened.other);
  }
};

/** A photo as a JPEG file of that size and at most so many bytes, as a `data:` address. Throws a {@link PhotoError}. */
export const drawPhoto = async (bitmap: ImageBitmap, { width, height }: Size, max: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError(notOpened.other);
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
  throw new PhotoError(notOpened.large);
};
