/** The page that keeps two-step sign-in on: one button, for an owner who is not signed in. */

import { escapeHtml } from '../lib/escape-html.ts';
import { linkPage } from '../lib/mail-link-page-html.ts';

type StopResetPage = {
  /** Where the app is. */
  origin: string;
  token: string;
  /** `asks` before the button is pressed; `kept` after; `over` for a link that can stop nothing. */
  state: 'asks' | 'kept' | 'over';
};

const titles = {
  asks: 'Keep two-step sign-in on?',
  kept: 'Two-step sign-in stays on',
  over: 'This link doesn’t work anymore',
} as const;

const resetPassword = (origin: string) =>
  `<a href="${escapeHtml(origin)}/forgot-password">Reset your password</a>`;

const bodies = {
  asks: ({ token }: StopResetPage) =>
    `<p>If you didn’t ask us to turn it off, press the button. You’ll keep signing in with your password and a code.</p>
<form method="post" action="/api/second-factor/keep/${encodeURIComponent(token)}"><button type="submit">Keep it on</button></form>`,
  kept: ({ origin }: StopResetPage) =>
    `<p>We won’t turn it off. If someone else asked us to, they may know your password. ${resetPassword(origin)} to be safe.</p>`,
  over: ({ origin }: StopResetPage) =>
    `<p>It was used before, or it’s too late. If you didn’t ask us to turn two-step sign-in off, do this now: ${resetPassword(origin)}, then <a href="${escapeHtml(origin)}/contact">write to us</a>.</p>`,
} as const;

/** The whole page. */
export const stopSecondFactorResetPage = (page: StopResetPage) =>
  linkPage({
    title: titles[page.state],
    main: `<h1>${titles[page.state]}</h1>\n${bodies[page.state](page)}`,
  });
