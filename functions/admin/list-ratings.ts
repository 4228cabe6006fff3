import { reasonsAt, thumbsOf } from '../tables/ratings-table.ts';
import { audited } from './audited.ts';

/** Reasons that one look reads; older ones are not shown. */
const newest = 200;

/** The thumbs of a helper's answers per prompt with the newest reasons, most thumbs down first. */
export const listRatings = audited('listRatings', async ({ helper_id }, now) => {
  const [thumbs, reasons] = await Promise.all([
    thumbsOf(helper_id),
    reasonsAt(helper_id, newest, now),
  ]);
  const items = thumbs
    .filter(({ up, down }) => up + down > 0)
    .toSorted((one, other) => other.down - one.down || other.up - one.up)
    .map((prompt) => ({
      ...prompt,
      reasons: reasons
        .filter(({ prompt_id }) => prompt_id === prompt.prompt_id)
        .map(({ reason, created_at }) => ({ reason, created_at })),
    }));
  return { items };
});
