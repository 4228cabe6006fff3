import * as z from 'zod';

/** The input of an admin list: how many rows, and the `next` of the page before. */
export const ListPage = z.strictObject({
  limit: z.coerce.number<number>().int().min(1).max(50).default(10),
  after: z.string().max(500).optional(),
});

/** A page of a list; `next` is null on the last one. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next: z.string().nullable() });
