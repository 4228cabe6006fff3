import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import type { ChosenTime } from '#shared/domain/connections/posts/post-limits-and-planned-time.ts';
import { placeStateOf } from '#shared/domain/connections/posts/post-place-state.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';
import type { PostAndPlace } from './post-and-place.ts';
import { chosenAt } from './post-time.ts';

/** A post that is being written, or changed before it goes. */
export type PostDraft = {
  readonly id: string;
  readonly text: string;
  readonly call: boolean;
  /** The photo that goes with the words, as a `data:` address. */
  readonly photo: string | null;
  /** It had a photo that could not be brought back. */
  readonly isPhotoLost: boolean;
  /** Null for now. */
  readonly at: ChosenTime | null;
  /** The press that waits with the words before the change. */
  readonly replaces: string | null;
  /** The place of a post that was made before; undefined for a new one. */
  readonly only?: ProviderId;
};

/** A post that has no words yet, or those of a draft. */
export const newPost = (text = ''): PostDraft => ({
  id: ulid(),
  text,
  call: false,
  photo: null,
  isPhotoLost: false,
  at: null,
  replaces: null,
});

/** A post with its photo, undefined for one that could not be read, as a form changes it before it goes, or sends it again. */
export const draftOf = (
  { post, place }: PostAndPlace,
  business: Business,
  photo: string | null | undefined,
): PostDraft => {
  const { press, provider } = place;
  const isPlanned = placeStateOf(place) === 'planned';
  return {
    id: post.id,
    text: post.text,
    call: post.call,
    photo: photo ?? null,
    isPhotoLost: photo === undefined,
    at: isPlanned && press ? chosenAt(press.goes_at, business) : null,
    replaces: isPlanned && press ? press.id : null,
    only: provider,
  };
};
