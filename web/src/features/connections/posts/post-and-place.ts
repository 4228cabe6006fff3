import type { Post, PostAtPlace } from '#shared/domain/connections/posts/post.ts';

/** A post at one of its places. */
export type PostAndPlace = { readonly post: Post; readonly place: PostAtPlace };
