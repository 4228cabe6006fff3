import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { facebookOwner } from '#test/support/posts/facebook.ts';
import {
  photo,
  photosOn,
  placeOf,
  pressPhoto,
  storedPhotos,
} from '#test/support/posts/post-photos.ts';
import { everyNth } from '#test/support/proof-size.ts';
import { minuteLater } from '#test/support/reviews/reviews.ts';

test.each(everyNth(['lost', 'written-500'] as const, 2))(
  'a post with a photo whose confirmation is %s is looked up there, and never sent again',
  async (fault) => {
    await using app = await startApp();
    const ada = await facebookOwner(app);
    await pressPhoto(ada);
    // The upload goes well.
    app.stack.facebook.fail('extra', fault);
    await minuteLater(app, ada);
    expect((await placeOf(ada))?.press).toMatchObject({ state: 'waiting', problem: 'unsure' });
    await minuteLater(app, ada);
    expect(photosOn(app)).toEqual([`data:image/jpeg;base64,${photo}`]);
    expect(await placeOf(ada)).toMatchObject({ press: null, sent: { link: expect.any(String) } });
    expect(await storedPhotos(app, ada)).toEqual([]);
  },
);

test.each(everyNth(['written-500', 'lost', '500', 'slow'] as const, 4))(
  'an upload whose end is %s is tried again, because nobody sees it before the post',
  async (fault) => {
    await using app = await startApp();
    const ada = await facebookOwner(app);
    await pressPhoto(ada);
    app.stack.facebook.fail(fault);
    await minuteLater(app, ada);
    await minuteLater(app, ada);
    expect(photosOn(app)).toEqual([`data:image/jpeg;base64,${photo}`]);
  },
);
