import { posts } from '#shared/contract/connections/posts.ts';
import { Problem } from '#shared/contract/problem.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import { handle } from '../../lib/http-handler.ts';
import { asPostPress } from '../presses/press-item.ts';
import { findPress } from '../presses/presses-table.ts';
import { findPostPhoto } from './post-photos-table.ts';

/** The photo of a post that waits or failed. */
export const postPhoto = handle(
  posts.postPhoto,
  async ({ business_id, id, press }, { accountId, now }) => {
    await ownedBusiness(accountId, business_id);
    const stored = asPostPress(await findPress(accountId, business_id, press, now));
    const photo = stored?.about === id ? await findPostPhoto(accountId, stored, now) : undefined;
    if (!photo) throw new Problem('not-found');
    return { photo: Buffer.from(photo).toString('base64') };
  },
);
