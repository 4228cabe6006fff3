import { posts } from '#shared/contract/connections/posts.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { postsView } from './posts-view.ts';

/** The posts of a business; whoever has a plan without them reads what is still kept. */
export const listPostsOf = handle(posts.posts, async ({ business_id }, { accountId, now }) => {
  await ownedBusiness(accountId, business_id);
  return postsView(accountId, business_id, now);
});
