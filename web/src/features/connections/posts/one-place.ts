import type { Post, PostAtPlace } from '#shared/domain/connections/posts/post.ts';

/** A post at one of its places. */
export type OnePlace = { readonly post: Post; readonly place: PostAtPlace };
