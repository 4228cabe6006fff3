import type { ProviderPlace } from '#shared/domain/connections/provider-place.ts';
import type { Adapter, AdapterOf } from '../adapter.ts';
import type { PostCalls } from '../post-calls.ts';
import { asShape, pagesOf } from '../provider-http.ts';
import { ProviderRefused } from '../provider-refused-error.ts';
import type { RemoteAccount, SignedIn } from '../remote-account.ts';
import { callGraph, codesOf, readGraph } from './facebook-page-client.ts';
import {
  MadePost,
  PageAccess,
  Pages,
  PostLink,
  Posts,
  UploadedPhoto,
} from './facebook-page-schemas.ts';
import { exchange } from './facebook-page-sign-in.ts';
import { withdrawalIn } from './facebook-page-withdrawal.ts';

const pagesAtOnce = '100';
const postsAtOnce = '50';
/** Nobody chooses among more; an agency has its own tools. */
const mostPages = 200;
/** Something about the words is not taken: too long, not allowed, or the same as the last ones. */
const refusedCodes = [100, 506];
/** A photo is not taken: no picture, or too large. */
const refusedPhotoCodes = [100, 324];

/** The Pages of the person who signed in on which they may post. */
const places = async (signedIn: SignedIn): Promise<ProviderPlace[]> => {
  const found: ProviderPlace[] = [];
  const all = pagesOf(async ({ pageToken: after }) => {
    const params = { fields: 'id,name,tasks', limit: pagesAtOnce, ...(after && { after }) };
    const { data, paging } = await readGraph(signedIn, { path: 'me/accounts', params }, Pages);
    return { data, nextPageToken: paging?.next ? paging.cursors?.after : undefined };
  });
  for await (const { data } of all) {
    found.push(
      ...data
        .filter(({ tasks }) => tasks?.includes('CREATE_CONTENT') ?? true)
        .map(({ id, name }) => ({ remote: id, name: name.trim().slice(0, 100), address: '' })),
    );
    if (found.length >= mostPages) break;
  }
  return found.slice(0, mostPages);
};

const accessTo = async (signedIn: SignedIn, remote: string) => {
  const call = { path: remote, params: { fields: 'id,access_token' } };
  return (await readGraph(signedIn, call, PageAccess)).access_token;
};

/** The address of a post that stands; it leads there in any case, so a call that fails changes nothing. */
const linkOf = async (account: RemoteAccount, id: string): Promise<string> => {
  const usual = `https://www.facebook.com/${id}`;
  try {
    const call = { path: id, params: { fields: 'permalink_url' } };
    return (await readGraph(account, call, PostLink)).permalink_url ?? usual;
  } catch {
    return usual;
  }
};

/** Whether the API does not take what was sent; throws where the Page is gone or not this person's any more. */
const isRefused = (answer: unknown): boolean => {
  const codes = codesOf(answer);
  if (codes?.isMissing) throw new ProviderRefused('permission');
  return codes !== undefined;
};

const posts: PostCalls = {
  uploadPhoto: async (account, bytes) => {
    const form = new FormData();
    form.set('source', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
    form.set('published', 'false');
    const call = { path: `${account.remote}/photos`, method: 'POST', form } as const;
    const answer = await callGraph(account, call, refusedPhotoCodes);
    return isRefused(answer) ? 'refused' : asShape(answer, UploadedPhoto).id;
  },
  check: async (account) => {
    await callGraph(account, { path: account.remote, params: { fields: 'id' } });
  },
  create: async (account, { text, photo }) => {
    const path = `${account.remote}/feed`;
    const body = {
      message: text,
      published: true,
      ...(photo !== null && { attached_media: [{ media_fbid: photo }] }),
    };
    const answer = await callGraph(account, { path, method: 'POST', body }, refusedCodes);
    if (isRefused(answer)) return 'refused';
    const { id } = asShape(answer, MadePost);
    return { id, text, at: new Date().toISOString(), link: await linkOf(account, id) };
  },
  recent: async (account) => {
    const fields = 'id,message,created_time,permalink_url';
    const call = {
      path: `${account.remote}/published_posts`,
      params: { fields, limit: postsAtOnce },
    };
    const { data } = await readGraph(account, call, Posts);
    return data.map(({ id, message, created_time, permalink_url }) => ({
      ...{ id, text: message, at: created_time },
      link: permalink_url ?? `https://www.facebook.com/${id}`,
    }));
  },
  remove: async (account, id) => {
    const answer = await callGraph(
      account,
      { path: encodeURIComponent(id), method: 'DELETE' },
      [100],
    );
    const codes = codesOf(answer);
    if (codes && !codes.isMissing) throw new ProviderRefused('shape');
    return codes ? 'gone' : 'done';
  },
};

/** Facebook: the posts of one Page. */
export const facebookPage = {
  signedIn: { places, accessTo },
  posts,
  exchange,
  withdrawalIn,
} satisfies Adapter & AdapterOf<'facebook-page'>;
