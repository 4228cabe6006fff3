import { sizeWithin } from '#shared/domain/chat/photo.ts';
import { isPostPhotoSize, postPhotoLimits } from '#shared/domain/connections/posts/post-photo.ts';
import { drawPhoto, openPhoto, PhotoError } from '#web/ui/photo/draw-photo.ts';

const { bytes, longest, shortest } = postPhotoLimits;
const tooSmall = `This photo is too small or too narrow. Use one with at least ${shortest} pixels on each side.`;

/** Makes a photo small enough to go with a post, as a `data:` address. Throws a {@link PhotoError}. */
export const shrinkPostPhoto = async (file: File): Promise<string> => {
  const bitmap = await openPhoto(file);
  try {
    const size = sizeWithin(bitmap, longest);
    if (!isPostPhotoSize(size)) throw new PhotoError(tooSmall);
    return await drawPhoto(bitmap, size, bytes);
  } finally {
    bitmap.close();
  }
};
