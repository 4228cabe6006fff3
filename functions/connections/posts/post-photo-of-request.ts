import { createHash } from 'node:crypto';
import { Problem } from '#shared/contract/problem.ts';
import { stripPhotoMetadata } from '#shared/domain/chat/photo-bytes/strip-photo-metadata.ts';
import { isPostPhotoSize, postPhotoLimits } from '#shared/domain/connections/posts/post-photo.ts';
import type { PostPhoto } from './post-photos-table.ts';

const { longest, shortest } = postPhotoLimits;
const notRead = 'We couldn’t read this photo. Use another one, or post without it.';
const wrongSize = `Use a photo with sides of ${shortest} to ${longest} pixels, or post without it.`;

/** The photo of a request without its metadata, or null for none; throws `invalid` for what is no JPEG file of the agreed size. */
export const postPhotoOfRequest = (base64: string | null): PostPhoto | null => {
  if (base64 === null) return null;
  const picture = stripPhotoMetadata(Buffer.from(base64, 'base64'));
  if (picture?.type !== 'image/jpeg') throw new Problem('invalid', notRead);
  if (!isPostPhotoSize(picture)) throw new Problem('invalid', wrongSize);
  const { bytes } = picture;
  return { bytes, hash: createHash('sha256').update(bytes).digest('base64url') };
};
