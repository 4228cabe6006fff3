import { photoLimits, type Size, sizeWithin } from '#shared/domain/chat/photo.ts';
import type { LocalPhoto } from '../conversation/local-turn.ts';
import { dataUrlOf } from './data-url.ts';

/** Why a file cannot be sent, in words for the owner. */
export class PhotoError extends Error {}

const heic = /hei[cf]$/i;
const pdf = /pdf$/i;
const notOpened = {
  heic: 'This browser can’t open HEIC photos. Save it as a JPEG or send a screenshot.',
  pdf: 'Helpers can’t read PDFs. Send a photo or a screenshot of the page, or copy its text into your question.',
  other: 'Couldn’t open this file as a photo. Choose a JPEG, PNG, or WebP.',
  large: 'This photo is too large. Crop it or send a screenshot.',
};

/** Qualities that are tried until the file is small enough. */
const qualities = [0.8, 0.7, 0.6, 0.45, 0.3];

/**
 * Makes a photo small enough to be sent: upright, at most as large as the model looks at, and drawn anew, so that nothing
 * of the file but its pixels is left. Throws a {@link PhotoError}.
 */
export const shrinkPhoto = async (file: File): Promise<Required<LocalPhoto>> => {
  const bitmap = await openPhoto(file);
  try {
    const { long, short, thumbnailSide, bytes, thumbnailBytes } = photoLimits;
    return {
      data: await drawn(bitmap, sizeWithin(bitmap, long, short), bytes),
      thumbnail: await drawn(bitmap, sizeWithin(bitmap, thumbnailSide), thumbnailBytes),
    };
  } finally {
    bitmap.close();
  }
};

const openPhoto = async (file: File) => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    const isA = (kind: RegExp) => kind.test(file.type) || kind.test(file.name);
    if (isA(pdf)) throw new PhotoError(notOpened.pdf);
    throw new PhotoError(isA(heic) ? notOpened.heic : notOpened.other);
  }
};

const drawn = async (bitmap: ImageBitmap, { width, height }: Size, max: number) => {
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
