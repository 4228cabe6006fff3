import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { securityFile, securityTxt } from '#infra/stacks/site-files/security-txt.ts';
import { openapi } from '#shared/openapi.ts';
import { basePath, isProtocolPath } from './api/routes.ts';
import { booksPath } from './books/start.ts';
import { profilePath } from './business-profile/start.ts';
import { calendarPath } from './calendar/start.ts';
import { facebookPath } from './facebook/start.ts';
import { createFirewall, type NetworkLimits } from './firewall.ts';
import { openServer } from './http-server.ts';
import { inboxPath } from './mail.ts';
import { escaped, page } from './page-markup.ts';
import { serveLocalToolsAndJobs } from './site/local-tools-and-jobs-page.ts';
import { authPath } from './stack/auth-path.ts';
import type { LocalStack } from './stack/local-stack-types.ts';
import { stripePath } from './stripe.ts';

type Site = (server: Server) => Promise<{ serve: RequestListener; close?: () => Promise<void> }>;

/** The one address the browser knows: the web app, `/api`, `/config.json` and the pages of the local tools. */
export const openAppOrigin = async (
  stack: LocalStack,
  {
    port,
    headers = {},
    site,
    networkLimits,
  }: {
    port: number;
    headers?: Readonly<Record<string, string>>;
    site: Site;
    /** The requests a minute of one address, where a firewall stands before the site. */
    networkLimits?: NetworkLimits | undefined;
  },
) => {
  const blocks = networkLimits ? createFirewall(networkLimits) : () => false;
  let serveSite: RequestListener = (_, response) => waiting(response);

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    const under = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
    if (under(authPath)) return stack.auth.handle(request, response);
    if (under(inboxPath)) return stack.mail.handle(request, response);
    if (under(booksPath)) return stack.books.handle(request, response);
    if (under(profilePath)) return stack.profile.handle(request, response);
    if (under(calendarPath)) return stack.calendar.handle(request, response);
    if (under(facebookPath)) return stack.facebook.handle(request, response);
    if (under(stripePath)) return stack.stripe.handle(request, response);
    if (under('/__local')) return serveLocalToolsAndJobs(request, response);
    if (blocks(request, response)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (pathname === `${basePath}/openapi.json`)
      return sendJson(openapi(`${stack.browserConfig.origin}${basePath}`), response);
    if (under(basePath) || isProtocolPath(pathname)) return stack.api.handle(request, response);
    if (pathname === `/${securityFile}`) return sendText(securityOf(stack), response);
    if (pathname === '/config.json') return sendJson(stack.browserConfig, response);
    serveSite(request, response);
  };

  const { server, close } = await openServer(serve, port, 'WEB_PORT');
  const opened = await site(server);
  serveSite = opened.serve;
  return {
    close: async () => {
      await opened.close?.();
      await close();
    },
  };
};

const securityOf = ({ browserConfig: { operator, origin } }: LocalStack) =>
  securityTxt({ operator, adminEmail: 'admin@sevenhands.test' }, origin, new Date());

const sendText = (text: string, response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    .end(text);

const sendJson = (value: object, response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
    .end(JSON.stringify(value));

/** Asked for before the site is open; `refresh` makes the browser ask again by itself. */
const waiting = (response: ServerResponse) =>
  response
    .writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '1',
      refresh: '1',
    })
    .end(
      page({
        title: 'Starting',
        note: 'Local stack',
        body: `<section><p>${escaped('The app is starting. This page loads again in a second.')}</p></section>`,
      }),
    );
