import * as z from 'zod';
import { Post, PostsView } from '../domain/connections/posts/post.ts';
import { longestPost } from '../domain/connections/posts/post-rules.ts';
import { providerIds } from '../domain/connections/providers.ts';
import { route } from './route.ts';

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
      'Have the exact words posted at a place a minute later or at a time at the business, or a post taken away there',
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
      /** A day and a time on the clock of the business; null for now. */
      at: z
        .strictObject({
          date: z.iso.date(),
          time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
        })
        .nullable(),
      /** The press whose words these replace, while it waits. */
      replaces: press.nullable(),
    }).refine(({ kind, text }) => (kind === 'post') === (text !== ''), 'A post needs words'),
    output: PostsView,
    problems: ['not-found', 'upgrade-needed', 'conflict'],
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
