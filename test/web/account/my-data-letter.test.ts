import { expect, test } from 'vitest';
import { blankDetails } from '#shared/domain/account/new-business.ts';
import { myDataLetter } from '#web/features/account/settings/my-data-letter.ts';
import type { Everything } from '#web/features/account/settings/my-data-lines.ts';

const at = '2026-02-03T10:00:00.000Z';
const business = {
  ...blankDetails('Bo & Co', 'Plumber'),
  id: 'b1',
  country: 'DE',
  currency: 'EUR',
  time_zone: 'Europe/Berlin',
  language: 'de-DE',
  winters: 'freezing',
  created_at: at,
  updated_at: at,
};
const everything = {
  people: [{ id: 'carol', name: 'Carol' }],
  account: { email: 'bo@example.com', created_at: at, active_on: '2026-11-20' },
  businesses: [business],
  knowledge: [
    {
      business_id: 'b1',
      kind: 'fact',
      key: 'crew size',
      text: 'Four',
      quote: 'we are four now',
      helper_id: 'sales',
      paused: true,
      created_at: at,
    },
  ],
  connections: [
    {
      business_id: 'b1',
      provider: 'quickbooks',
      account: 'Miller & Sons LLC',
      account_id: '9001',
      connected_at: at,
      updated_at: '2026-11-22T12:00:00Z',
      figures: null,
    },
  ],
  reviews: [],
  performance: [],
  apps: [
    {
      business_id: 'b1',
      name: 'Claude',
      host: 'claude.ai',
      scopes: ['business:read', 'week:write'],
      connected_at: at,
      used_at: null,
      ends_at: '2026-12-22T12:00:00Z',
    },
    { business_id: 'b2', name: 'Other', host: 'other.example', scopes: ['business:read'] },
  ],
  posts: [],
  post_photos: [{ business_id: 'b1', press: 'p1', photo: 'data:image/jpeg;base64,/9j/' }],
  receivables: [
    {
      business_id: 'b1',
      customer: 'Olentangy Dental',
      number: '1207',
      issued: '2026-01-05',
      due: '2026-02-04',
      total: '660',
      balance: '400',
      currency: 'EUR',
      paid: null,
      reminders: [{ on: '2026-02-10' }],
      notes: [{ on: '2026-02-12', text: 'Pays on the 20th' }],
    },
  ],
  work: [],
  numbers: [
    { kind: 'choice', business_id: 'b1', entry: { id: 'crew_paid', value: 'by_job' } },
    {
      kind: 'cash_row',
      business_id: 'b1',
      entry: { label: 'Insurance', way: 'out', amount: '900', date: '2026-12-01' },
    },
    {
      kind: 'number',
      business_id: 'b1',
      entry: { id: 'job_hours', value: '3.5', unit: 'hours', date: '2026-02-01' },
    },
    {
      kind: 'unknown',
      business_id: 'b1',
      entry: { id: 'win_rate', date: '2026-02-01' },
    },
  ],
  chats: [{ id: 'one', helper_id: 'sales', title: 'Quotes' }],
  photos: [],
  turns: [
    {
      id: 't',
      chat_id: 'one',
      helper_id: 'sales',
      text: 'Quote gone quiet: Two jobs',
      prompt: {
        id: 'p',
        title: 'Quote gone quiet',
        specificOutcome: 'Two jobs',
        constraints: 'No discounts',
        additionalInputs: { quote_value: '480' },
        lines: ['Quote amount: $480', 'Constraints: No discounts'],
      },
      parts: [
        {
          kind: 'text',
          markdown: '**Call** the `mill`\n\n| Job | When |\n|---|---|\n| Heater | Today |',
        },
      ],
      feedback: null,
      created_at: at,
    },
  ],
  sent: [],
} as unknown as Everything;
const letter = () => {
  const page = myDataLetter(everything, new Date('2026-11-22T12:00:00Z'));
  return page.slice(0, page.indexOf('<h2>The raw data'));
};

test('the letter describes the location of the business in words', () => {
  for (const words of ['Germany', 'Euro', 'Europe/Berlin', 'German', 'Freezing'])
    expect(letter()).toContain(words);
});

test('a remembered fact shows its name, the quoted text and that it is paused', () => {
  expect(letter()).toContain('crew size: Four');
  expect(letter()).toContain('we are four now');
  expect(letter()).toContain('Paused. Helpers don’t use it.');
});

test('options and dates are written as words instead of field names', () => {
  expect(letter()).toContain('Crew pay on a no-job day');
  expect(letter()).toContain('No, they’re paid by the job');
  expect(letter()).toContain('December 1, 2026');
  expect(letter()).toContain('November 20, 2026');
  expect(letter()).not.toMatch(/crew_paid|by_job|2026-1/);
});

test('numbers have their units, and an unpaid invoice says what was sent for it', () => {
  expect(letter()).toContain('€900');
  expect(letter()).toContain('3.5 hours, on February 1, 2026');
  expect(letter()).toContain('You said you don’t know, on February 1, 2026');
  expect(letter()).toContain('Olentangy Dental, 1207');
  expect(letter()).toMatch(
    /€400 of €660, sent January 5, 2026, due February 4, 2026, reminder sent/,
  );
});

test('a connected account shows its provider, its name and ID there, and when it was read', () => {
  expect(letter()).toContain('<dt>QuickBooks Online</dt>');
  expect(letter()).toMatch(
    /Miller &#38; Sons LLC, ID 9001, connected \w+ \d+, 2026.*, last read November 22, 2026/,
  );
});

test('a photo that waits with a post is shown', () => {
  expect(letter()).toContain('<img src="data:image/jpeg;base64,/9j/" alt="Goes with a post">');
});

test('an AI app shows what it may do, and only at its business', () => {
  expect(letter()).toContain('<dt>Claude (claude.ai)</dt>');
  expect(letter()).toMatch(/reads this business and adds tasks, connected .*, not used yet, ends/);
  expect(letter()).not.toContain('other.example');
});

test('an answer has no Markdown syntax, and a prompt lists its filled-in values', () => {
  expect(letter()).toContain('Call the mill');
  expect(letter()).not.toMatch(/\*\*|\|---/);
  expect(letter()).toContain('No discounts');
  expect(letter()).toContain('Quote amount: $480');
});

test('the page follows the color scheme of the reader', () => {
  expect(letter()).toContain('color-scheme:light dark');
});
