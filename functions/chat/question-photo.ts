import { createHash } from 'node:crypto';
import type { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Parsed } from '#shared/contract/route.ts';
import type { Picture } from '#shared/domain/chat/photo-bytes/strip-photo-metadata.ts';
import { stripPhotoMetadata } from '#shared/domain/chat/photo-bytes/strip-photo-metadata.ts';
import { isWithinLimits, photoLimits } from '#shared/domain/chat/photo-limits.ts';
import { config } from '../lib/config.ts';
import type { ProviderMessage } from '../lib/openai/ask-provider.ts';
import type { Thumbnail } from './turns/photos-table.ts';

/** A photo without its metadata, the small picture to keep of it, and a hash of both. */
export type Photo = {
  readonly picture: Picture;
  readonly thumbnail: Thumbnail;
  readonly hash: string;
};

const noImageSupport =
  'This AI can’t read photos. Your question didn’t count. Describe what’s in the photo instead.';

/** The photo of a request; throws `refused` where the model sees none, and `invalid` for what is no picture of the agreed size. */
export const readQuestionPhoto = ({
  data,
  thumbnail,
}: NonNullable<Parsed<typeof contract.chat.ask>['photo']>): Photo => {
  if (config.OPENAI_PHOTOS === 'no') throw new Problem('refused', noImageSupport);
  const picture = pictureOf(data);
  const small = pictureOf(thumbnail);
  const isSmall = Math.max(small.width, small.height) <= photoLimits.thumbnailSide;
  if (!isWithinLimits(picture) || !isSmall)
    throw new Problem('invalid', 'This photo is too large. Try a smaller one.');
  const hash = createHash('sha256').update(picture.bytes).update(small.bytes).digest('base64url');
  return { picture, thumbnail: small, hash };
};

const pictureOf = (base64: string) => {
  const picture = stripPhotoMetadata(Buffer.from(base64, 'base64'));
  if (!picture) throw new Problem('invalid', 'We couldn’t read this photo. Try another one.');
  return picture;
};

/** A photo as the provider takes it; the general assistant needs fewer details than a helper. */
export const providerImage = (
  photo: Photo | undefined,
  detail: 'low' | 'high',
): ProviderMessage['image'] =>
  photo && {
    url: `data:${photo.picture.type};base64,${Buffer.from(photo.picture.bytes).toString('base64')}`,
    detail,
  };
