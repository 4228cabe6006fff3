import { photoLimits, scaledWithin } from '#shared/domain/chat/photo-limits.ts';
import { openPhoto, photoToJpeg } from '#web/ui/photo/photo-to-jpeg.ts';
import type { LocalPhoto } from '../conversation/local-turn.ts';

const noPdf =
  'Helpers can’t read PDFs. Send a photo or a screenshot of the page, or copy its text into your question.';

/**
 * Makes a photo small enough to be sent: at most as large as the model looks at, and a small one for the history. Throws a
 * `PhotoError`.
 */
export const shrinkPhoto = async (file: File): Promise<Required<LocalPhoto>> => {
  const bitmap = await openPhoto(file, noPdf);
  try {
    const { long, short, thumbnailSide, bytes, thumbnailBytes } = photoLimits;
    return {
      data: await photoToJpeg(bitmap, scaledWithin(bitmap, long, short), bytes),
      thumbnail: await photoToJpeg(bitmap, scaledWithin(bitmap, thumbnailSide), thumbnailBytes),
    };
  } finally {
    bitmap.close();
  }
};
