import { booksPath } from './books/start.ts';
import { profilePath } from './business-profile/start.ts';
import { calendarPath } from './calendar/start.ts';
import { facebookPath } from './facebook/start.ts';
import { inboxPath } from './mail.ts';
import { demoUsers } from './seed-demo.ts';
import type { LocalSettings } from './settings.ts';
import { shortPath } from './stand-in-state.ts';
import { stripePath } from './stripe.ts';

/** What is printed once everything runs: where to go, who can sign in, and what is real. */
export const banner = (
  { origin, aiApp }: { origin: string; aiApp: string },
  { folder, real }: LocalSettings,
  startedInMs: number,
) =>
  [
    '',
    `  Sevenhands runs at ${origin}   (ready in ${(startedInMs / 1000).toFixed(1)} s)`,
    '',
    ...Object.entries(demoUsers).map(([who, { email, password }]) =>
      row(`Demo ${who}`, `${email.padEnd(24)} password: ${password}`),
    ),
    row('Inbox', `${origin}${inboxPath}   (codes and mails)`),
    row('Local tools', `${origin}/__local`),
    row(
      'Answers',
      real.openai
        ? `real, from ${real.openai.baseUrl || 'OpenAI'} with ${real.openai.model}`
        : 'demo replies; set OPENAI_API_KEY for a real model',
    ),
    row(
      'Payments',
      real.stripe ? 'Stripe in test mode' : `demo at ${origin}${stripePath}; no card is charged`,
    ),
    row('Books', `demo at ${origin}${booksPath}; they stand in for QuickBooks Online`),
    row('Calendar', `demo at ${origin}${calendarPath}; it stands in for Google Calendar`),
    row('Reviews', `demo at ${origin}${profilePath}; they stand in for Google Business Profile`),
    row('Facebook', `demo at ${origin}${facebookPath}; it stands in for a Facebook Page`),
    row('AI app', `demo at ${aiApp}; it asks to be let into your business`),
    row('Data', `${real.dataUrl ?? `${shortPath(folder)}/`}   (npm start -- --fresh empties it)`),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');

const row = (label: string, text: string) => `  ${label.padEnd(12)} ${text}`;
