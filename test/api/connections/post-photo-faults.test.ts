import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { base64Of, jpegOf } from '#test/support/photos.ts';
import { facebook, facebookOwner, facebookPage } from '#test/support/posts/facebook.ts';
import { postsOf, pressPost as pressAt } from '#test/support/posts/posts.ts';
import { everyNth } from '#test/support/proof-size.ts';
import { minuteLater } from '#test/support/reviews/reviews.ts';

type Owner = Awaited<ReturnType<typeof facebookOwner>>;
type Pressed = Awaited<ReturnType<typeof pressAt>>;
const photo = base64Of(jpegOf(800, 600));
const _other = base64Of(jpegOf(640, 640));

const pressPost = (owner: Owner, more: NonNullable<Parameters<typeof pressAt>[2]> = {}) =>
  pressAt(owner, 'Before and after', { provider: facebook, photo, ...more });
const photosOn = (app: App) =>
  app.stack.facebook.page(facebookPage).posts.map(({ full_picture }) => full_picture);
const storedPhotos = (app: App, { sub }: Owner) => app.table.rows(`USER#${sub}`, 'POSTPHOTO#');
const placeOf = async (owner: Owner) => (await postsOf(owner))[0]?.places[0];
const _readPhoto = ({ api, businessId }: Owner, { id, press }: Pick<Pressed, 'id' | 'press'>) =>
  api.connections.postPhoto({ business_id: businessId, id, press });

test.each(everyNth(['lost', 'written-500'] as const, 2))(
  'a post with a photo whose confirmation is %s is looked up there, and never sent again',
  async (fault) => {
    await using app = await startApp();
    const ada = await facebookOwner(app);
    await pressPost(ada);
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
    await pressPost(ada);
    app.stack.facebook.fail(fault);
    await minuteLater(app, ada);
    await minuteLater(app, ada);
    expect(photosOn(app)).toEqual([`data:image/jpeg;base64,${photo}`]);
  },
);
