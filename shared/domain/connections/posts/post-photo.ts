/** The photo that may go with a post: where one is taken, and how large it may be. */
import type { PhotoSize } from '../../chat/photo-limits.ts';
import type { Provider } from '../provider-types.ts';
import { type ProviderId, providers } from '../providers.ts';

export const postPhotoLimits = {
  /** Longest file, in bytes: one item of the table holds it. */
  bytes: 300 * 1024,
  /** The longest side, in pixels: of a larger photo nobody would see more. */
  longest: 1440,
  /** The shortest side, in pixels: a smaller photo is blurred there. */
  shortest: 320,
} as const;

/** Whether a photo may go with a post at a place. */
export const takesPhoto = (provider: ProviderId): boolean => {
  const about: Provider = providers[provider];
  return about.takesPhoto === true;
};

/** Whether a photo is neither too large nor too small, or too narrow, for a post. */
export const isPostPhotoSize = ({ width, height }: PhotoSize): boolean =>
  Math.max(width, height) <= postPhotoLimits.longest &&
  Math.min(width, height) >= postPhotoLimits.shortest;
