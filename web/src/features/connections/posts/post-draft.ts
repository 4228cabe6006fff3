import { ulid } from 'ulid';
import type { ChosenTime } from '#shared/domain/connections/posts/post-rules.ts';
import type { ProviderId } from '#shared/domain/connections/providers.ts';

/** A post that is being written, or changed before it goes. */
export type PostDraft = {
  readonly id: string;
  readonly text: string;
  readonly call: boolean;
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
  at: null,
  replaces: null,
});
