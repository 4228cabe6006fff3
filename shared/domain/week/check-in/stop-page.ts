/** The page that stops the check-in mail: one button, for somebody who is not signed in. */

import { escapeHtml } from '../../lib/escape-html.ts';
import { linkPage } from '../../lib/mail-link-page-html.ts';

type StopPage = {
  /** Where the app is. */
  origin: string;
  token: string;
  isStopped: boolean;
};

const question = (token: string) => `<h1>Stop the weekly email?</h1>
<p>Your tasks and numbers won’t change. We’ll only stop the email.</p>
<form method="post" action="/api/check-in/stop/${encodeURIComponent(token)}"><button type="submit">Unsubscribe</button></form>`;

const done = (origin: string) => `<h1>You’re unsubscribed</h1>
<p>You can turn it back on in <a href="${escapeHtml(origin)}/dashboard/profile/calendar">your profile</a>.</p>`;

/** The whole page, before the button was pressed and after. */
export const stopPage = ({ origin, token, isStopped }: StopPage) =>
  linkPage({
    title: isStopped ? 'Unsubscribed' : 'Stop the weekly email',
    main: isStopped ? done(origin) : question(token),
  });
