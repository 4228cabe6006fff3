import { posts } from '#shared/contract/connections/posts.ts';
import type { Contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Input } from '#shared/contract/route.ts';
import type { StoredBusiness } from '#shared/domain/account/business.ts';
import type { PostsView } from '#shared/domain/connections/posts/post.ts';
import {
  mostDaysAhead,
  mostWaiting,
  plannedFor,
} from '#shared/domain/connections/posts/post-limits-and-planned-time.ts';
import { takesPhoto } from '#shared/domain/connections/posts/post-photo.ts';
import { isPressOpen, pressTextDays } from '#shared/domain/connections/press-rules.ts';
import { providers } from '#shared/domain/connections/providers.ts';
import { ownedBusiness } from '../../account/businesses/businesses-table.ts';
import type { AccountId, PersonId } from '../../lib/account-and-person-ids.ts';
import { handle } from '../../lib/http-handler.ts';
import { findConnection, postPressed, stillWorking } from '../connections-table.ts';
import { afterHold, newPressFields } from '../presses/new-press-fields.ts';
import { asPostPress, type PostPress, type StoredPress } from '../presses/press-item.ts';
import {
  changeWrites,
  findPress,
  listPresses,
  putPress,
  takenBack,
} from '../presses/presses-table.ts';
import { queuePress } from '../presses/queue-press.ts';
import { requireInPlan } from '../provider-in-plan.ts';
import { adapters } from '../providers/index.ts';
import { requireOffered } from '../providers/offered-providers.ts';
import type { StoredPost } from './post-item.ts';
import { postPhotoOfRequest } from './post-photo-of-request.ts';
import { keptPhoto, type PostPhoto, withoutPhoto } from './post-photos-table.ts';
import { findPost, listPosts, waitingPost } from './posts-table.ts';
import { postsView, postsViewOf } from './posts-view.ts';

type Asked = Input<Contract['connections']['pressPost']>;

/** When a post goes; a post that is taken away may go at once, because nobody can read it then. */
const goesAt = ({ kind, at }: Asked, { time_zone }: StoredBusiness, now: Date): Date => {
  if (kind === 'unpost') return now;
  if (!at) return afterHold(now);
  const planned = plannedFor(at, time_zone ?? 'UTC', now);
  if (planned === 'over') throw new Problem('invalid', 'That time has passed. Choose a later one.');
  if (planned === 'too-far')
    throw new Problem('invalid', `Choose a day within the next ${mostDaysAhead} days.`);
  return planned;
};

/** Whether a press that stands is the one that is asked for again. */
const isSame = (
  stored: StoredPress,
  { id, kind, provider, text }: Asked,
  photo: PostPhoto | null,
) =>
  stored.about === id &&
  stored.kind === kind &&
  stored.provider === provider &&
  (stored.text === text || stored.text === '') &&
  asPostPress(stored)?.photo === (photo?.hash ?? null);

/** What is stored of a press, which takes up what an earlier one of the same words could not find out. */
const pressOf = (
  { press, business_id, id, provider, kind, text, call }: Asked,
  goes: Date,
  { before, open }: { before: StoredPost | undefined; open: PostPress | undefined },
  { remote, by, photo }: { remote: string; by: string; photo: PostPhoto | null },
  now: Date,
): PostPress => ({
  ...newPressFields(goes, now),
  id: press,
  business_id,
  provider,
  remote,
  about: id,
  target: kind === 'unpost' ? (before?.sent?.remote_id ?? '') : '',
  kind,
  text,
  call,
  photo: photo?.hash ?? null,
  unsure_since: open && open.text === text ? open.unsure_since : null,
  by,
});

/** What may stand there already is looked up by its words alone, so another photo is refused that would be taken for posted. */
const requireSamePhoto = (
  { text, provider }: Asked,
  open: PostPress | undefined,
  photo: PostPhoto | null,
) => {
  if (!open?.unsure_since || open.text !== text || open.photo === (photo?.hash ?? null)) return;
  const { shortName } = providers[provider];
  throw new Problem(
    'conflict',
    `We’re not sure the earlier post went up. Look on ${shortName}. If it isn’t there, put that post away and write a new one.`,
  );
};

/** Whether a press may be made about a post as it stands. */
const isFree = (
  { kind, replaces }: Asked,
  before: StoredPost | undefined,
  open: PostPress | undefined,
) => {
  const isThere = before?.sent != null && before.removed_at === null;
  if (isThere !== (kind === 'unpost')) return false;
  // What went up once and was taken away is written anew.
  if (kind === 'post' && before?.sent) return false;
  if (open && isPressOpen(open) && open.id !== replaces) return false;
  // A worker is at it, or could not find out whether it stands there.
  return !(open?.state === 'sending' || (open?.state === 'waiting' && open.problem));
};

/** The posts as they stand go along with who pressed first, so that the page can show them beside what was typed. */
const pressedMeanwhile = (view: PostsView, press: StoredPress | undefined) =>
  new Problem('conflict', 'Someone changed or posted this in the meantime.', {
    data: { ...view, first: press && { by: press.by, at: press.pressed_at } },
  });

/** Refuses a new post where others wait already, and where one with its words is at the place that its owner has not seen. */
const requireNew = async (accountId: AccountId, asked: Asked, now: Date) => {
  const { business_id, id: own, provider, text, seen } = asked;
  const [stored, presses] = await Promise.all([
    listPosts(accountId, business_id, now),
    listPresses(accountId, business_id, now),
  ]);
  const view = postsViewOf(stored, presses);
  const pressOf = ({ press_id }: StoredPost) => presses.find(({ id }) => id === press_id);
  const same = stored.find(
    (one) =>
      one.provider === provider &&
      one.text === text &&
      one.removed_at === null &&
      (one.sent !== null || isPressOpen(pressOf(one) ?? { state: 'failed' })) &&
      seen?.includes(one.id) === false,
  );
  if (same) throw pressedMeanwhile(view, pressOf(same));
  // A post at several places is one.
  const waiting = view.posts.filter(
    ({ id, places }) => id !== own && places.some(({ press }) => press && isPressOpen(press)),
  );
  if (new Set(waiting.map(({ id }) => id)).size >= mostWaiting)
    throw new Problem(
      'invalid',
      `${mostWaiting} posts wait already. Let some go out first, or stop one.`,
    );
};

/** The photo that goes with a post, where its place takes one. */
const photoIn = ({ provider, photo }: Asked) => {
  if (photo !== null && !takesPhoto(provider))
    throw new Problem('invalid', `${providers[provider].shortName} takes no photos from here.`);
  return postPhotoOfRequest(photo);
};

/** How often a press is tried that met another one at its place. */
const attempts = 4;

/** Stores what the owner pressed to have posted or taken away at a place; a press that is repeated is the same one. */
export const pressPost = handle(posts.pressPost, async (asked, { accountId, personId, now }) => {
  for (let attempt = 1; attempt <= attempts; attempt++)
    if (await storePress(accountId, personId, asked, now))
      return postsView(accountId, asked.business_id, now);
  throw new Problem('unavailable');
});

/** Stores a press, or finds that it is stored already; false when another press at its place, or the end of its connection, came in between. */
const storePress = async (
  accountId: AccountId,
  personId: PersonId,
  asked: Asked,
  now: Date,
): Promise<boolean> => {
  const { business_id, provider, press } = asked;
  const { account, business } = await ownedBusiness(accountId, business_id);
  requireOffered(provider);
  const ref = { accountId, businessId: business_id, provider };
  const connection = await findConnection(ref);
  if (!connection || !adapters[provider].posts) throw new Problem('not-found');
  requireInPlan(account, provider, now);
  const photo = photoIn(asked);
  const stored = await findPress(accountId, business_id, press, now);
  if (stored) {
    if (!isSame(stored, asked, photo)) throw new Problem('conflict');
    return true;
  }
  if (connection.state !== 'working' || connection.places) throw new Problem('conflict');
  const goes = goesAt(asked, business, now);
  const before = await findPost(accountId, business_id, asked, now);
  const open = before && (await postPress(accountId, business_id, before.press_id, now));
  if (!isFree(asked, before, open))
    throw pressedMeanwhile(await postsView(accountId, business_id, now), open);
  requireSamePhoto(asked, open, photo);
  if (!before) await requireNew(accountId, asked, now);
  const by = { remote: connection.remote, by: personId, photo };
  const made = pressOf(asked, goes, { before, open }, by, now);
  const replaced = open?.state === 'waiting' ? open : undefined;
  const outcome = await putPress(accountId, made, [
    waitingPost(accountId, postOf(asked, before, made), before),
    ...(replaced ? changeWrites(accountId, replaced, takenBack) : []),
    ...(photo ? [keptPhoto(accountId, made, photo)] : []),
    // That of a press which failed goes too.
    ...(open ? withoutPhoto(accountId, open) : []),
    before ? stillWorking(ref, connection) : postPressed(ref, connection, made.id),
  ]);
  if (outcome === 'no-business') throw new Problem('not-found');
  if (outcome === 'saved') await queuePress(accountId, made, now);
  return outcome === 'saved';
};

/** The post as it stands once the press is stored. */
const postOf = (
  { id, business_id, provider, text, call }: Asked,
  before: StoredPost | undefined,
  { id: press_id, goes_at, photo }: PostPress,
): StoredPost => ({
  id,
  business_id,
  provider,
  sent: null,
  removed_at: null,
  ...(before?.sent ? before : { text, call, photo: photo !== null }),
  press_id,
  ttl: Math.floor(Date.parse(goes_at) / 1000) + pressTextDays * 86_400,
});

const postPress = async (accountId: AccountId, businessId: string, id: string, now: Date) =>
  asPostPress(await findPress(accountId, businessId, id, now));
