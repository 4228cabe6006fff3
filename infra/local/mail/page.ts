import { escaped, page } from '../page.ts';
import type { Mail } from './inbox.ts';

/** The inbox for a person: newest first, codes large enough to copy. */
export const inboxPage = (mails: readonly Mail[]) =>
  page({
    title: 'Local inbox',
    note: 'Local inbox: no mail leaves this machine.',
    body: mails.length
      ? mails.map(card).join('\n')
      : '<section><p>No mail yet. Sign up in the app and your code shows up here.</p></section>',
  });

const card = ({ to, subject, text, code, at }: Mail) => `<article>
<h2 style="margin-top:0">${escaped(subject)}</h2>
<p class="soft">To ${escaped(to)} · <time datetime="${escaped(at)}">${escaped(new Date(at).toLocaleTimeString('en-US'))}</time></p>
${code ? `<p><code class="code">${escaped(code)}</code></p>` : ''}
<pre>${escaped(text)}</pre>
</article>`;
