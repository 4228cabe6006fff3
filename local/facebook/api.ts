import type { ApiAnswer } from '../oauth/api-answer-and-faults.ts';
import type { FacebookState, PageRow, PostRow } from './store.ts';

/** What the next calls get instead of an answer; after `lost` and `written-500` the write is done all the same. */
export const faults = [
  '190',
  '200',
  '4',
  '32',
  '368',
  '506',
  'missing',
  'bad-photo',
  '500',
  'slow',
  'lost',
  'written-500',
  'not-json',
  'odd',
  'extra',
] as const;
export type Fault = (typeof faults)[number];

/** Who asks: the application, a person, or a person for one of their Pages. */
export type Asking = { readonly person?: string; readonly page?: string };

export type Ask = {
  readonly method: string;
  /** Without the version in front. */
  readonly path: string;
  readonly params: URLSearchParams;
  readonly body: string;
  /** What was sent as a form with a file. */
  readonly upload?: Upload | undefined;
};

/** A file of a form, and whether everybody is to see it. */
export type Upload = { readonly source: Buffer; readonly published: string };

/** An error as the API writes it, by its number. */
export const faultOf = (code: number, error_subcode?: number): ApiAnswer => ({
  status: code === 2 ? 500 : code === 200 ? 403 : 400,
  body: {
    error: {
      message: `Error ${code} of the local Facebook`,
      type: 'OAuthException',
      code,
      ...(error_subcode && { error_subcode }),
      ...(code === 2 && { is_transient: true }),
      fbtrace_id: 'local',
    },
  },
});
/** What is asked for is not there, or not for this person. */
export const missing = faultOf(100, 33);
const good = (body: unknown): ApiAnswer => ({ status: 200, body });

const mostCharacters = 63_206;
const mostPhotoBytes = 4 * 2 ** 20;

const typeOf = (file: Buffer) => {
  const start = file.subarray(0, 4).toString('hex');
  if (start.startsWith('ffd8ff')) return 'image/jpeg';
  return start === '89504e47' ? 'image/png' : undefined;
};

/** Keeps a photo until a post has it; the product never shows one that stands alone. */
const keepPhoto = (page: PageRow, upload: Upload | undefined): ApiAnswer => {
  if (upload?.published !== 'false') return faultOf(100);
  const type = typeOf(upload.source);
  if (!type || upload.source.length > mostPhotoBytes) return faultOf(324);
  const id = `${Date.now()}${Object.keys(page.photos ?? {}).length}`;
  page.photos = {
    ...page.photos,
    [id]: `data:${type};base64,${upload.source.toString('base64')}`,
  };
  return good({ id });
};

/** What is asked of one Page with its own token. */
const ofPage = (id: string, page: PageRow, edge: string, ask: Ask): ApiAnswer => {
  if (edge === '' && ask.method === 'GET') return good({ id, name: page.name });
  if (edge === 'published_posts' && ask.method === 'GET')
    return good({
      data: page.posts.toReversed().slice(0, Number(ask.params.get('limit') ?? 25)),
      paging: { cursors: { before: 'b', after: 'a' } },
    });
  if (ask.method !== 'POST') return missing;
  if (edge === 'photos') return keepPhoto(page, ask.upload);
  if (edge !== 'feed') return missing;
  const { message, attached_media: media = [] } = JSON.parse(ask.body || '{}') as {
    message?: unknown;
    attached_media?: { media_fbid?: unknown }[];
  };
  if (typeof message !== 'string' || !message || message.length > mostCharacters)
    return faultOf(100);
  const attached = media.map(({ media_fbid }) => page.photos?.[String(media_fbid)]);
  if (attached.includes(undefined) || attached.length > 1) return faultOf(100);
  if (page.posts.at(-1)?.message === message) return faultOf(506);
  const made = `${Date.now()}${page.posts.length}`;
  page.posts.push({
    id: `${id}_${made}`,
    message,
    // The offset has no colon.
    created_time: new Date().toISOString().replace(/\.\d+Z$/, '+0000'),
    permalink_url: `https://local.facebook.com/${id}/posts/${made}`,
    ...(attached[0] && { full_picture: attached[0] }),
  });
  return good({ id: `${id}_${made}` });
};

const ofPost = (page: PageRow, post: PostRow, { method }: Ask): ApiAnswer => {
  if (method === 'GET') return good(post);
  if (method !== 'DELETE') return missing;
  page.posts = page.posts.filter(({ id }) => id !== post.id);
  return good({ success: true });
};

/** What the API answers about a person to themselves. */
const ofPerson = (state: FacebookState, person: string, { path, params }: Ask): ApiAnswer => {
  const { name = '', pages = {} } = state.people[person] ?? {};
  const granted = permissionsOf(state, person);
  if (path === 'me') return good({ id: person, name });
  if (path === 'me/permissions')
    return good({ data: granted.map((permission) => ({ permission, status: 'granted' })) });
  if (path !== 'me/accounts') return missing;
  const all = Object.entries(pages);
  const from = Number(params.get('after') ?? 0);
  const size = Number(params.get('limit') ?? 25);
  return good({
    data: all
      .slice(from, from + size)
      .map(([id, tasks]) => ({ id, name: state.pages[id]?.name, tasks })),
    paging: {
      cursors: { after: String(from + size) },
      ...(from + size < all.length && { next: 'https://graph.facebook.com/with-a-token' }),
    },
  });
};

const permissionsOf = ({ models }: FacebookState, person: string): readonly string[] =>
  (models[`Grant:${person}`]?.payload.permissions as string[] | undefined) ?? [];

/**
 * What the API answers; `giveAccess` makes the token of a Page, and `end` takes the consent of a person back. Another's
 * Page is one that is not there.
 */
export const answerOf = (
  state: FacebookState,
  { person = '', page }: Asking,
  ask: Ask,
  { giveAccess, end }: { giveAccess: (page: string) => string; end: (person: string) => void },
): ApiAnswer => {
  const { path, method, params } = ask;
  const [id = '', edge = ''] = path.split('/');
  if (!person) {
    if (method !== 'DELETE' || edge !== 'permissions') return faultOf(200);
    end(id);
    return good({ success: true });
  }
  if (id === 'me') return ofPerson(state, person, ask);
  if (page === undefined) {
    if (!state.people[person]?.pages[id] || method !== 'GET') return missing;
    const isAsked = params.get('fields')?.includes('access_token');
    return good({ id, ...(isAsked && { access_token: giveAccess(id) }) });
  }
  const row = state.pages[page];
  const [owner, isPost] = id.split('_');
  if (!row || owner !== page) return missing;
  if (method !== 'GET' && !permissionsOf(state, person).includes('pages_manage_posts'))
    return faultOf(200);
  if (!isPost) return ofPage(id, row, edge, ask);
  const post = row.posts.find((one) => one.id === id);
  return post ? ofPost(row, post, ask) : missing;
};
