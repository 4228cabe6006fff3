import type { AccountId } from '../../lib/account-and-person-ids.ts';
import { NotConnected } from '../fresh-access-token.ts';
import type { PostPress } from '../presses/press-item.ts';
import type { Sent } from '../presses/presses-table.ts';
import { resultCountWrites } from '../presses/result-count-writes.ts';
import type { PostCalls, RemotePost } from '../providers/post-calls.ts';
import { ProviderRefused } from '../providers/provider-refused-error.ts';
import type { RemoteAccount } from '../providers/remote-account.ts';
import { findPostPhoto, withoutPhoto } from './post-photos-table.ts';
import { changedPost, findPost, listPosts } from './posts-table.ts';

/** Clocks differ: a post may stand there for a little longer than we tried to send it. */
const clockMs = 2 * 60_000;

type Sending = {
  readonly accountId: AccountId;
  readonly posts: PostCalls;
  readonly account: RemoteAccount;
  readonly press: PostPress;
  readonly now: Date;
};

/**
 * Posts the words of a press, or takes a post away. A provider makes a second post of a repeated call, so one whose end is
 * not known is looked up there: if it is not found the owner decides, and a press of theirs posts it.
 */
export const sendPost = async (sending: Sending): Promise<Sent> => {
  const { press } = sending;
  if (press.kind === 'unpost') return takeAway(sending);
  if (press.unsure_since === null) return create(sending);
  // Whether this press itself may have been sent, and not only an earlier one of the same words.
  const isUnsure = press.problem === 'unsure';
  try {
    const found = await lookUp(sending, press.unsure_since);
    if (found) return stands(sending, found);
  } catch (error) {
    if (!isUnsure) throw error;
    return { problem: 'unsure', again: true };
  }
  return isUnsure ? { problem: 'unsure' } : create(sending);
};

/** Whether a call that failed may have been done all the same. */
const mayStand = (error: unknown) =>
  error instanceof ProviderRefused &&
  (error.problem === 'unavailable' || error.problem === 'shape');

const create = async (sending: Sending): Promise<Sent> => {
  const { posts, account, press } = sending;
  // Nobody sees it before the post is made, so a call that fails here may be repeated.
  const photo = await uploaded(sending);
  if (photo === 'refused') return { problem: 'photo' };
  try {
    const made = await posts.create(account, { text: press.text, call: press.call, photo });
    return made === 'refused' ? { problem: 'refused' } : await stands(sending, made);
  } catch (error) {
    if (error instanceof NotConnected || !mayStand(error)) throw error;
    return { problem: 'unsure', again: true, unsure_since: press.goes_at };
  }
};

/** The id there of the photo that goes with a press, null where none does, or `refused`: the words never go up without it. */
const uploaded = async ({ accountId, posts, account, press, now }: Sending) => {
  if (press.photo === null) return null;
  const bytes = await findPostPhoto(accountId, press, now);
  return bytes && posts.uploadPhoto ? posts.uploadPhoto(account, bytes) : 'refused';
};

/** The post that stands there in the words of a press since a moment and is none of the others. */
const lookUp = async ({ accountId, posts, account, press, now }: Sending, since: string) => {
  const [recent, known] = await Promise.all([
    posts.recent(account),
    listPosts(accountId, press.business_id, now),
  ]);
  const from = Date.parse(since) - clockMs;
  const ids = known.map(({ sent }) => sent?.remote_id);
  return recent.find(
    ({ id, text, at }) => text === press.text && Date.parse(at) >= from && !ids.includes(id),
  );
};

const countOn = ({ accountId, press }: Sending, at: string, by: 1 | -1) =>
  resultCountWrites(accountId, press.business_id, new Date(at), { counter: 'posts', by });

const aboutOf = ({ business_id, about: id, provider }: PostPress) => ({
  business_id,
  id,
  provider,
});

const stands = async (sending: Sending, { id, link }: RemotePost): Promise<Sent> => {
  const { accountId, press, now } = sending;
  const sent = { at: now.toISOString(), link, remote_id: id };
  return {
    more: [
      changedPost(accountId, aboutOf(press), { sent }),
      ...withoutPhoto(accountId, press),
      ...(await countOn(sending, sent.at, 1)),
    ],
  };
};

const takeAway = async (sending: Sending): Promise<Sent> => {
  const { accountId, posts, account, press, now } = sending;
  // One that is gone there already is as its owner wants it.
  await posts.remove(account, press.target);
  const about = aboutOf(press);
  const post = await findPost(accountId, press.business_id, about, now);
  const counts = post?.sent ? await countOn(sending, post.sent.at, -1) : [];
  return {
    more: [changedPost(accountId, about, { removed_at: now.toISOString() }), ...counts],
  };
};
