import type { App } from '../app.ts';
import { base64Of, jpegOf } from '../photos.ts';
import { facebook, type facebookOwner, facebookPage } from './facebook.ts';
import { postsOf, pressPost } from './posts.ts';

type Owner = Awaited<ReturnType<typeof facebookOwner>>;

/** A photo for a post, in base64. */
export const photo = base64Of(jpegOf(800, 600));

/** Presses a post with that photo for the owner's Facebook Page. */
export const pressPhoto = (owner: Owner, more: NonNullable<Parameters<typeof pressPost>[2]> = {}) =>
  pressPost(owner, 'Before and after', { provider: facebook, photo, ...more });

/** The photos of the posts on the Page. */
export const photosOn = (app: App) =>
  app.stack.facebook.page(facebookPage).posts.map(({ full_picture }) => full_picture);

/** The items of photos that wait for their post. */
export const storedPhotos = (app: App, { sub }: Owner) =>
  app.table.rows(`USER#${sub}`, 'POSTPHOTO#');

/** How the owner's first post stands at its first place. */
export const placeOf = async (owner: Owner) => (await postsOf(owner))[0]?.places[0];
