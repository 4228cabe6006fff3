/** The page that stops the check-in mail: one button, for somebody who is not signed in. It needs no script and nothing from elsewhere. */
import { escapeHtml } from '../../lib/mail-blocks.ts';

type StopPage = {
  /** Where the app is. */
  origin: string;
  token: string;
  isStopped: boolean;
};

const styles = `
  :root { color-scheme: light dark; }
  body { margin: 0; background: #eff3f5; color: #12222b; font: 1.125rem/1.6 'Public Sans', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
  main { max-width: 34rem; margin: 0 auto; padding: 4rem 1.25rem; }
  h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
  button { min-height: 3rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 6px; background: #0b4a60; color: #fff; font: inherit; font-weight: bold; cursor: pointer; }
  a { color: #14607c; }
  @media (prefers-color-scheme: dark) {
    body { background: #06131a; color: #e6ecef; }
    button { background: #fbcf22; color: #06131a; }
    a { color: #8ccbe6; }
  }
`;

const question = (token: string) => `<h1>Stop the weekly email?</h1>
<p>Your tasks and numbers won’t change. We’ll only stop the email.</p>
<form method="post" action="/api/check-in/stop/${encodeURIComponent(token)}"><button type="submit">Unsubscribe</button></form>`;

const done = (origin: string) => `<h1>You’re unsubscribed</h1>
<p>You can turn it back on in <a href="${escapeHtml(origin)}/dashboard/profile/calendar">your profile</a>.</p>`;

/** The whole page, before the button was pressed and after. */
export const stopPage = ({ origin, token, isStopped }: StopPage) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${isStopped ? 'Unsubscribed' : 'Stop the weekly email'} | Sevenhands</title>
<style>${styles}</style>
</head>
<body>
<main>
${isStopped ? done(origin) : question(token)}
</main>
</body>
</html>
`;

/** The page as an example, for the content security policy: it allows style blocks by their hash. */
export const stopPageSample = stopPage({ origin: '', token: '', isStopped: false });
