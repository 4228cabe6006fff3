import * as z from 'zod';
import { Post, PostsView } from '../../domain/connections/posts/post.ts';
import { longestPost } from '../../domain/connections/posts/post-limits-and-planned-time.ts';
import { postPhotoLimits } from '../../domain/connections/posts/post-photo.ts';
import { providerIds } from '../../domain/connections/providers.ts';
import { Base64 } from '../base64.ts';
import { route } from '../route.ts';

const Business = z.strictObject({ business_id: z.uuid() });
const OnePost = Business.extend({ id: Post.shape.id });
const press = z.ulid();

/** The routes of posts, operations of the connections. */
export const posts = {
  posts: route({
    summary: 'The posts of a business of the last 30 days and those that wait, the newest first',
    method: 'GET',
    path: '/businesses/{business_id}/posts',
    access: 'member',
    role: 'office',
    input: Business,
    output: PostsView,
    problems: ['not-found'],
  }),
  pressPost: route({
    summary:
      'Have the exact words posted at a place a minute later or at a time at the business, or a post taken away there; where somebody else was first it is a conflict, and its `data` has the posts and who it was',
    method: 'POST',
    path: '/businesses/{business_id}/posts/{id}/presses',
    access: 'member',
    role: 'office',
    input: OnePost.extend({
      /** Made by the caller: a press that is sent twice is one. */
      press,
      provider: z.enum(providerIds),
      kind: z.enum(['post', 'unpost']),
      /** The exact words; empty for a post that is taken away. */
      text: z.string().trim().max(longestPost),
      call: z.boolean(),
      /** The exact photo that goes with them, a JPEG file; null for none, and where a place takes none. */
      photo: Base64(postPhotoLimits.bytes).nullable(),
      /** A day and a time on the clock of the business; null for now. */
      at: z
        .strictObject({
          date: z.iso.date(),
          time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
        })
        .nullable(),
      /** The press whose words these replace, while it waits. */
      replaces: press.nullable(),
      /** The posts with these words that this device showed at the place; another one that stands or waits there is a conflict. */
      seen: z.array(Post.shape.id).max(100).optional(),
    })
      .refine(({ kind, text }) => (kind === 'post') === (text !== ''), 'A post needs words')
      .refine(({ kind, photo }) => kind === 'post' || photo === null, 'Only a post has a photo'),
    // The longest words and the largest photo, which base64 makes a third longer.
    bodyLimit: 448 * 1024,
    output: PostsView,
    problems: ['not-found', 'upgrade-needed', 'conflict'],
  }),
  postPhoto: route({
    summary: 'The photo of a post that waits or failed',
    method: 'GET',
    path: '/businesses/{business_id}/posts/{id}/presses/{press}',
    access: 'member',
    role: 'office',
    input: OnePost.extend({ press }),
    /** A JPEG file in base64. */
    output: z.object({ photo: z.string() }),
    problems: ['not-found'],
  }),
  takeBackPost: route({
    summary: 'Take back a post that waits or failed; its words are deleted',
    method: 'DELETE',
    path: '/businesses/{business_id}/posts/{id}/presses/{press}',
    access: 'member',
    role: 'office',
    input: OnePost.extend({ press }),
    output: PostsView,
    problems: ['not-found', 'conflict'],
  }),
};
