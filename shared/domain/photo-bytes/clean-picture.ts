import { cleanJpeg } from './jpeg.ts';
import type { Picture } from './picture.ts';
import { cleanWebp } from './webp.ts';

/** The picture of a JPEG or WebP file without its metadata; null for any other file, whatever it says it is. */
export const cleanPicture = (bytes: Uint8Array): Picture | null =>
  cleanJpeg(bytes) ?? (bytes.length > 20 ? cleanWebp(bytes) : null);
