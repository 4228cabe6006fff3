import { providers } from '#shared/domain/connections/providers.ts';
import { addDays } from '#shared/domain/lib/local-date.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { readBody } from '../http-server.ts';
import { type ApiAnswer, withFault } from '../oauth/api-answer-and-faults.ts';
import { type StandInCall, startProviderStandIn } from '../oauth/provider-stand-in.ts';
import { answerOf, type Fault, faults } from './api.ts';
import { errorAnswer } from './api-call-and-answers.ts';
import { createOutsideChanges, type OutsideChanges } from './outside-changes.ts';
import { calendarPage } from './page.ts';
import { openCalendar } from './store.ts';

/** The page of the calendars on the app's origin. */
export const calendarPath = '/__local/calendar';

const client = { clientId: 'local-calendar', clientSecret: 'the secret of the local calendar' };

type CalendarOptions = {
  readonly file?: string | undefined;
  /** The page of the app to which a sign-in leads back. */
  readonly redirectUri: string;
  /** How long an access token lives. */
  readonly accessSeconds?: number | undefined;
};
export type LocalCalendar = Awaited<ReturnType<typeof startCalendar>>;

/** Starts Google Calendar on this machine: sign-in and consent, its API, and a page on which things are booked. */
export const startCalendar = async ({
  file,
  redirectUri,
  accessSeconds = 3600,
}: CalendarOptions) => {
  const state = openCalendar(file);
  const seen = {
    ...{ api: 0, refreshes: 0, fields: [] as string[] },
    /** Each write that was done: its method, what it was about, and its title. */
    writes: [] as { call: string; id: string; title: string }[],
  };
  const outside = createOutsideChanges(state);

  const answer = async ({ request, url, account = '', scopes, fault }: StandInCall<Fault>) => {
    const person = state.value.people[account];
    if (!person) return errorAnswer(401, 'authError');
    const path = url.pathname.replace(/^\/calendar\/v3\//, '');
    seen.fields.push(url.searchParams.get('fields') ?? '');
    const method = request.method ?? 'GET';
    const text = (await readBody(request))?.toString() ?? '';
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    const ask = { method, path, params: url.searchParams, body, scopes };
    const answered = answerOf(person, { ...ask, ifMatch: request.headers['if-match'] });
    if (method !== 'GET' && answered.status < 300) {
      const id = String(body.id ?? path.split('/').at(-1));
      seen.writes.push({ call: method, id, title: String(body.summary ?? '') });
      state.save();
    }
    return withFault(answered, fault, errorAnswer(500, 'backendError'));
  };

  const provider = await startProviderStandIn(
    {
      stays: 'calendar',
      oauth: {
        redirectUri,
        accessSeconds,
        ...client,
        scopes: providers['google-calendar'].scopes,
        more: {
          scopes: providers['google-calendar'].writeScopes,
          words: 'Let Sevenhands make calendars, and change the ones it made?',
        },
        consent: {
          title: 'Let Sevenhands see your calendar',
          note: 'Local calendar. It stands in for Google Calendar; nothing leaves this machine.',
        },
        accounts: () => state.value.people,
        rotates: false,
      },
      api: /^\/calendar\/v3\//,
      answer,
      faults,
      failures,
      seen,
      pagePath: calendarPath,
      page: (waiting) => calendarPage(state.value, waiting),
      actions: (text) => actionsOf(text, outside),
    },
    state,
  );
  return { ...provider, ...client, ...outside, seen };
};

/** What a call gets instead of an answer. */
const failures: Partial<Record<Fault, ApiAnswer>> = {
  '401': errorAnswer(401, 'authError'),
  '403': errorAnswer(403, 'forbidden'),
  '404': errorAnswer(404, 'notFound'),
  '429': errorAnswer(429, 'rateLimitExceeded'),
  'limit-403': errorAnswer(403, 'rateLimitExceeded'),
  '500': errorAnswer(500, 'backendError'),
  'not-json': { status: 200, body: '<html>' },
  odd: { status: 200, body: { items: [{ id: 7 }] } },
};

/** What the buttons of the page do. */
const actionsOf = (text: (name: string) => string, outside: OutsideChanges) => {
  const calendar = text('calendar');
  const on = addDays(localDateOf(new Date(), 'America/New_York'), 1);
  return {
    job: () =>
      outside.addEvent(calendar, { on, from: '14:00', to: '16:00', summary: 'Olen Street' }),
    private: () =>
      outside.addEvent(calendar, {
        ...{ on, from: '10:00', to: '11:00', summary: 'Dentist' },
        visibility: 'private',
      }),
    off: () => outside.addEvent(calendar, { on, summary: 'Day off' }),
    remove: () => outside.removeEvent(calendar, text('id')),
    clear: () => outside.clear(calendar),
    delete: () => outside.removeCalendar(calendar),
  };
};
