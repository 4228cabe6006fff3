/** What the Graph API answers, as far as it is read; members that are not named here are ignored. */
import * as z from 'zod';
import { Moment } from '../provider-http.ts';

export const Id = z.string().regex(/^\d{1,40}$/);

/** The answer of the token endpoint. */
export const Token = z.object({
  access_token: z.string().min(1),
  /** Missing for one that does not run out. */
  expires_in: z.number().optional(),
});

export const Failure = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional(),
    fbtrace_id: z.string().optional(),
  }),
});

export const Person = z.object({ id: Id });

export const Permissions = z.object({
  data: z.array(z.object({ permission: z.string(), status: z.string() })),
});

export const Pages = z.object({
  data: z.array(
    z.object({ id: Id, name: z.string().default(''), tasks: z.array(z.string()).optional() }),
  ),
  paging: z
    .object({
      cursors: z.object({ after: z.string().optional() }).optional(),
      next: z.string().optional(),
    })
    .optional(),
});

export const PageAccess = z.object({ id: Id, access_token: z.string().min(1) });

/** `<page>_<post>` */
const PostId = z.string().regex(/^\d{1,40}_\d{1,40}$/);

/** A photo that nobody sees until it is attached to a post. */
export const UploadedPhoto = z.object({ id: Id });

export const MadePost = z.object({ id: PostId });

const link = z.url({ protocol: /^https$/ }).optional();

export const PostLink = z.object({ permalink_url: link });

export const Posts = z.object({
  data: z.array(
    z.object({
      id: PostId,
      /** Missing for a picture without words. */
      message: z.string().default(''),
      /** With an offset that has no colon. */
      created_time: Moment,
      permalink_url: link,
    }),
  ),
});
