import { scaledWithin } from '#shared/domain/chat/photo-limits.ts';
import { isPostPhotoSize, postPhotoLimits } from '#shared/domain/connections/posts/post-photo.ts';
import { openPhoto, PhotoError, photoToJpeg } from '#web/ui/photo/photo-to-jpeg.ts';

const { bytes, longest, shortest } = postPhotoLimits;
const tooSmall = 'This photo is too small. Use the original, or take it again with your phone.';
const tooNarrow = 'This photo is too long and narrow. Crop the long side, then add it again.';

/** Makes a photo small enough to go with a post, as a `data:` address. Throws a {@link PhotoError}. */
export const shrinkPostPhoto = async (file: File): Promise<string> => {
  const bitmap = await openPhoto(file);
  try {
    const size = scaledWithin(bitmap, longest);
    const isSmall = Math.min(bitmap.width, bitmap.height) < shortest;
    if (!isPostPhotoSize(size)) throw new PhotoError(isSmall ? tooSmall : tooNarrow);
    return await photoToJpeg(bitmap, size, bytes);
  } finally {
    bitmap.close();
  }
};
