import type { IncomingMessage, ServerResponse } from 'node:http';
import { booksPath } from '../books/start.ts';
import { profilePath } from '../business-profile/start.ts';
import { calendarPath } from '../calendar/start.ts';
import { facebookPath } from '../facebook/start.ts';
import { type JobName, jobs, runJob } from '../jobs.ts';
import { inboxPath } from '../mail.ts';
import { escaped, page } from '../page-markup.ts';
import { stripePath } from '../stripe.ts';

const note = 'Local tools: only on this machine.';

/** The page that lists the local tools; a job it names is run with `POST /__local/jobs/<name>`. */
export const serveLocalToolsAndJobs = (request: IncomingMessage, response: ServerResponse) => {
  const [, name = ''] = /^\/__local\/jobs\/([\w-]+)$/.exec(request.url ?? '') ?? [];
  if (request.method !== 'POST' || !(name in jobs)) return send(response, overview());
  runJob(name as JobName).then(
    (report) => send(response, ran(name, JSON.stringify(report ?? {}, null, 1))),
    (error) => send(response, ran(name, `It failed: ${error}`), 500),
  );
};

const overview = () =>
  page({
    title: 'Local tools',
    note,
    body: `<section><ul>
<li><a href="/">The app</a></li>
<li><a href="${inboxPath}">Inbox</a>: codes and mails that would have been sent</li>
<li><a href="${stripePath}">Payment provider</a>: time, renewals, failures, webhooks</li>
<li><a href="${booksPath}">Books</a>: invoices of the connected company, payments, failing calls</li>
<li><a href="${calendarPath}">Calendar</a>: jobs that are booked and called off, failing calls</li>
<li><a href="${profilePath}">Business profile</a>: reviews that arrive, change and go, failing calls</li>
<li><a href="${facebookPath}">Facebook Page</a>: what was posted, consents that end, failing calls</li>
</ul></section>
<h2>Jobs</h2><section><div class="row">${Object.keys(jobs)
      .map(
        (name) =>
          `<form method="post" action="/__local/jobs/${name}"><button>Run ${escaped(name.replace('on-', '').replaceAll('-', ' '))}</button></form>`,
      )
      .join('')}</div></section>`,
  });

const ran = (name: string, report: string) =>
  page({
    title: `Ran ${name.replace('on-', '').replaceAll('-', ' ')}`,
    note,
    body: `<section><pre>${escaped(report)}</pre></section><p><a href="/__local">Back</a></p>`,
  });

const send = (response: ServerResponse, html: string, status = 200) => {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html);
};
