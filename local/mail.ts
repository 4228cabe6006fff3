import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LocalServer, listen, readBody } from './http-server.ts';
import { runMonday } from './jobs.ts';
import type { Inbox } from './mail/inbox.ts';
import { inboxPage } from './mail/page.ts';

/** Where the inbox is, on the origin of the app. */
export const inboxPath = '/__local/mail';

type Part = { Data?: string };
type SendEmail = {
  Destination?: { ToAddresses?: string[] };
  Content?: {
    Simple?: {
      Subject?: Part;
      Body?: { Text?: Part; Html?: Part };
      Headers?: { Name: string; Value: string }[];
    };
  };
};

export type LocalMail = LocalServer & {
  readonly inbox: Inbox;
  /** Answers a request for the inbox page, or for the same as JSON. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
};

/** Starts the part of SES (version 2) that sends simple mails; they land in the inbox of this machine. */
export const startMail = async (
  inbox: Inbox,
  { port = 0 }: { port?: number } = {},
): Promise<LocalMail> => {
  const handle = (request: IncomingMessage, response: ServerResponse) =>
    show(inbox, request, response);
  const server = await listen(
    (request, response) => {
      if (request.url?.startsWith(inboxPath)) return handle(request, response);
      void accept(inbox, request, response);
    },
    { port, stays: 'mail' },
  );
  return { ...server, inbox, handle };
};

const accept = async (inbox: Inbox, request: IncomingMessage, response: ServerResponse) => {
  const body = await readBody(request);
  const send = (status: number, answer: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  if (request.method === 'GET' && request.url === '/v2/email/account')
    return send(200, { SendQuota: inbox.quota, SendingEnabled: true });
  if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails' || !body)
    return send(404, { message: 'Only SendEmail and GetAccount are answered on this machine' });
  const { Destination, Content } = JSON.parse(body.toString()) as SendEmail;
  const simple = Content?.Simple;
  if (!Destination?.ToAddresses?.length || !simple?.Subject?.Data)
    return send(400, { message: 'Missing recipient or subject' });
  const refusal = Destination.ToAddresses.map((to) => inbox.refusal(to)).find(Boolean);
  if (refusal) return send(refusal, { message: 'Refused, as a test wanted it' });
  for (const to of Destination.ToAddresses)
    inbox.deliver({
      to,
      subject: simple.Subject.Data,
      text: simple.Body?.Text?.Data ?? '',
      html: simple.Body?.Html?.Data,
      headers: Object.fromEntries((simple.Headers ?? []).map(({ Name, Value }) => [Name, Value])),
    });
  send(200, { MessageId: randomUUID() });
};

/** Where the button of the inbox posts to. */
const mondayPath = `${inboxPath}/monday`;

/** Runs the check-in as if its hour had come for everybody, then shows the inbox again. */
const sendCheckIns = async (response: ServerResponse) => {
  await runMonday();
  response.writeHead(303, { location: inboxPath }).end();
};

const show = (inbox: Inbox, request: IncomingMessage, response: ServerResponse) => {
  if (request.method === 'POST' && request.url === mondayPath) {
    sendCheckIns(response).catch((error) => {
      console.error('[on-check-ins]', error);
      response.writeHead(500).end();
    });
    return;
  }
  const { searchParams } = new URL(request.url ?? '/', 'http://local');
  const mails = inbox.list(searchParams.get('to') ?? undefined);
  const json = searchParams.get('format') === 'json';
  response
    .writeHead(200, {
      'content-type': json ? 'application/json' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(json ? JSON.stringify(mails) : inboxPage(mails, mondayPath));
};
