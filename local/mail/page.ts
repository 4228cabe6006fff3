import { escaped, page } from '../page-markup.ts';
import type { Mail } from './inbox.ts';

/** The inbox for a person: newest first, codes large enough to copy. */
export const inboxPage = (mails: readonly Mail[], mondayPath: string) =>
  page({
    title: 'Local inbox',
    note: 'Local inbox. No email leaves this machine.',
    body: [button(mondayPath), mails.length ? mails.map(card).join('\n') : noMail].join('\n'),
  });

const noMail =
  '<section><p>No email yet. Sign up in the app and your code will show up here.</p></section>';

/** The weekly check-in of everybody, without waiting for Monday. */
const button = (path: string) =>
  `<form method="post" action="${path}"><button type="submit">Run Monday now</button></form>`;

const headerLines = (headers: Mail['headers'] = {}) =>
  Object.entries(headers)
    .map(([name, value]) => `<p class="soft">${escaped(name)}: ${escaped(value)}</p>`)
    .join('');

/** The mail as a mail program shows it; the frame runs no scripts. */
const preview = (html: string | undefined) =>
  html
    ? `<details><summary>HTML</summary><iframe sandbox title="The mail as HTML" style="width:100%;height:40rem" srcdoc="${escaped(html)}"></iframe></details>`
    : '';

const card = ({ to, subject, text, html, code, headers, at }: Mail) => `<article>
<h2 style="margin-top:0">${escaped(subject)}</h2>
<p class="soft">To ${escaped(to)} · <time datetime="${escaped(at)}">${escaped(new Date(at).toLocaleTimeString('en-US'))}</time></p>
${code ? `<p><code class="code">${escaped(code)}</code></p>` : ''}
${headerLines(headers)}
<pre>${escaped(text)}</pre>
${preview(html)}
</article>`;
