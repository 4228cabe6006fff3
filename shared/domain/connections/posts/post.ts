/** A post of a business at the places where it stands or goes, as its owner sees it. */
import * as z from 'zod';
import { pressStates } from '../press-rules.ts';
import { providerIds } from '../providers.ts';
import { postProblemIds } from './post-problems.ts';

const moment = z.iso.datetime();
const provider = z.enum(providerIds);

/** Where a post stands: when it went up, and its public address if the provider told one. */
const SentPost = z.object({ at: moment, link: z.url().nullable() });

/** What its owner pressed: to have the post go up, or taken away again. */
const PostPress = z.object({
  id: z.ulid(),
  kind: z.enum(['post', 'unpost']),
  state: z.enum(pressStates),
  pressed_at: moment,
  /** When it goes, or was tried last. */
  goes_at: moment,
  problem: z.enum(postProblemIds).nullable(),
});

export const PostAtPlace = z
  .object({
    provider,
    press: PostPress.nullable(),
    /** Whether a photo goes, or went, with it there. */
    photo: z.boolean(),
    sent: SentPost.nullable(),
    /** When it was taken away there by a press. */
    removed_at: moment.nullable(),
  })
  .meta({ id: 'PostAtPlace' });
export type PostAtPlace = z.infer<typeof PostAtPlace>;

export const Post = z
  .object({
    id: z.ulid(),
    /** The exact words. */
    text: z.string(),
    /** Whether there is a button to call the business under it, where the provider has one. */
    call: z.boolean(),
    places: z.array(PostAtPlace).min(1),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof Post>;

/** The posts of a business of the last 30 days and those that wait, the newest first; one whose words differ between its places is listed for each. */
export const PostsView = z.object({ posts: z.array(Post) }).meta({ id: 'Posts' });
export type PostsView = z.infer<typeof PostsView>;

/** A post as its owner takes it along. */
export const ExportedPost = z
  .object({
    id: z.ulid(),
    business_id: z.uuid(),
    provider,
    text: z.string(),
    sent: SentPost.nullable(),
    removed_at: moment.nullable(),
  })
  .meta({ id: 'ExportedPost' });
export type ExportedPost = z.infer<typeof ExportedPost>;

/** A photo that waits with its post, as its owner takes it along. */
export const ExportedPostPhoto = z
  .object({
    business_id: z.uuid(),
    /** The press that waits or failed. */
    press: z.ulid(),
    /** The photo as a `data:` address. */
    photo: z.string().startsWith('data:image/jpeg;base64,'),
  })
  .meta({ id: 'ExportedPostPhoto' });
export type ExportedPostPhoto = z.infer<typeof ExportedPostPhoto>;
