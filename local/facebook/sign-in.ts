import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http-server.ts';
import type { ApiAnswer } from '../oauth/api-answer-and-faults.ts';
import type { SignIn } from '../oauth/provider-stand-in.ts';
import { escaped, page } from '../page-markup.ts';
import type { State } from '../stand-in-state.ts';
import { faultOf } from './api.ts';
import type { FacebookState } from './store.ts';

type Client = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The page of the app to which a sign-in leads back. */
  readonly redirectUri: string;
};

const minuteMs = 60_000;
const shortSeconds = 5_000;
/** About 60 days. */
const longSeconds = 5_184_000;

/** What a person or a Page was given, by the kind of the token and the token. */
export const tokensOf = ({ value, save }: State<FacebookState>) => ({
  give: (kind: string, payload: Record<string, unknown>, seconds: number | null) => {
    const token = `${kind}${randomBytes(24).toString('hex')}`;
    const ends = seconds === null ? null : Date.now() + seconds * 1000;
    value.models[`${kind}:${token}`] = { payload, ends };
    save();
    return token;
  },
  find: (kind: string, token: string) => {
    const found = value.models[`${kind}:${token}`];
    return found && (found.ends === null || found.ends > Date.now()) ? found.payload : undefined;
  },
  take: (kind: string, token: string) => {
    const found = value.models[`${kind}:${token}`];
    delete value.models[`${kind}:${token}`];
    return found && (found.ends ?? 0) > Date.now() ? found.payload : undefined;
  },
});

/** The dialog with a button for each person, and the endpoint at which codes and tokens become tokens. */
export const createSignIn = (client: Client, state: State<FacebookState>): SignIn => {
  const tokens = tokensOf(state);

  const dialog = ({ searchParams: asked }: URL, response: ServerResponse) => {
    const { clientId, redirectUri } = client;
    if (asked.get('client_id') !== clientId || asked.get('redirect_uri') !== redirectUri)
      return void response.writeHead(400).end('This address is not one of the app’s.');
    const person = asked.get('account');
    if (!person) return show(response, dialogPage(asked, state.value));
    const back = new URL(redirectUri);
    back.searchParams.set('state', asked.get('state') ?? '');
    if (person === 'no') {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_reason', 'user_denied');
    } else {
      const without = asked.get('without');
      const scopes = (asked.get('scope') ?? '').split(/[ ,]/);
      state.value.models[`Grant:${person}`] = {
        payload: { permissions: scopes.filter((scope) => scope !== without) },
        ends: null,
      };
      const payload = { accountId: person, challenge: asked.get('code_challenge') };
      back.searchParams.set('code', tokens.give('Code', payload, (10 * minuteMs) / 1000));
      back.hash = '_=_';
    }
    response.writeHead(302, { location: back.href }).end();
  };

  const tokenFor = (asked: URLSearchParams): ApiAnswer => {
    const text = (name: string) => asked.get(name) ?? '';
    if (text('client_id') !== client.clientId || text('client_secret') !== client.clientSecret)
      return faultOf(1);
    const good = (access_token: string, expires_in?: number): ApiAnswer => ({
      status: 200,
      body: { access_token, token_type: 'bearer', ...(expires_in && { expires_in }) },
    });
    const given = (payload: Record<string, unknown>, seconds: number) =>
      good(tokens.give('AccessToken', { accountId: payload.accountId }, seconds), seconds);
    switch (text('grant_type')) {
      case 'client_credentials':
        return good(`${client.clientId}|${client.clientSecret}`);
      case 'fb_exchange_token': {
        const short = tokens.find('AccessToken', text('fb_exchange_token'));
        return short ? given(short, longSeconds) : faultOf(190);
      }
      default: {
        const code = tokens.take('Code', text('code'));
        const verified = createHash('sha256').update(text('code_verifier')).digest('base64url');
        const isRight = code?.challenge === verified && text('redirect_uri') === client.redirectUri;
        return code && isRight ? given(code, shortSeconds) : faultOf(100);
      }
    }
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://local');
    if (url.pathname.endsWith('/dialog/oauth')) return dialog(url, response);
    const sent = (await readBody(request))?.toString();
    const { status, body } = tokenFor(sent ? new URLSearchParams(sent) : url.searchParams);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  return {
    handle: (request, response) => {
      serve(request, response).catch((error) => response.writeHead(400).end(String(error)));
    },
    accountOf: async (bearer) => {
      if (bearer === `${client.clientId}|${client.clientSecret}`) return 'app';
      const found = tokens.find('AccessToken', bearer);
      return found && [found.accountId, found.page ?? ''].join('/');
    },
  };
};

const show = (response: ServerResponse, html: string) =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);

const dialogPage = (asked: URLSearchParams, { people }: FacebookState) => {
  const to = (account: string, more: Readonly<Record<string, string>> = {}) =>
    escaped(`?${new URLSearchParams({ ...Object.fromEntries(asked), account, ...more })}`);
  return page({
    title: 'Connect Sevenhands to your Page',
    note: 'Local Facebook. It stands in for Facebook; nothing leaves this machine.',
    body: `<section class="narrow">${Object.entries(people)
      .map(
        ([id, { name }]) =>
          `<p><a class="button" href="${to(id)}">Connect ${escaped(name)}</a></p>`,
      )
      .join(
        '',
      )}<p><a href="${to('701', { without: 'pages_manage_posts' })}">Connect Bright Side Cleaning without the box for posts</a></p><p><a href="${to('no')}">No thanks</a></p></section>`,
  });
};
