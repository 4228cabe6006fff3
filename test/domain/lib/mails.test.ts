import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import type { Account } from '#shared/domain/account/account.ts';
import { accountDeletedMail, welcomeMail } from '#shared/domain/account/account-mails.ts';
import { newAccount } from '#shared/domain/account/new-account.ts';
import { codeMail } from '#shared/domain/auth/code-mail.ts';
import { contactMail } from '#shared/domain/feedback/contact-mail.ts';
import type { MailContent } from '#shared/domain/lib/mail-types.ts';
import { planReadyMail, subscriptionMail } from '#shared/domain/plan/subscription-mails.ts';
import { reminderMail } from '#shared/domain/plan/trial-reminders.ts';
import { checkInOf } from '#shared/domain/week/check-in/check-in.ts';
import { checkInMail } from '#shared/domain/week/check-in/check-in-mail.ts';
import { checkInPausedMail } from '#shared/domain/week/check-in/check-in-paused-mail.ts';
import { mailFrame, sparkle } from '../../support/week/sample-check-in.ts';

const now = new Date('2026-11-22T12:00:00Z');
const origin = 'https://app.example';
const fresh = newAccount(
  { id: 'ada', email: 'ada@example.com', source: {}, isAdmin: false, earlierTrialEnd: null },
  now,
);
const subscribed = (status: 'active' | 'past_due' | 'canceled'): Account => ({
  ...fresh,
  trial_ends_at: null,
  subscription: {
    id: 'sub_1',
    status,
    plan: 'essentials',
    period: 'monthly',
    current_period_end: '2026-12-22T12:00:00.000Z',
    cancel_at_period_end: false,
  } as Account['subscription'],
});
const changed = (to: 'past_due' | 'canceled') =>
  subscriptionMail({ before: subscribed('active'), after: subscribed(to) }, now, origin);

const message = {
  id: 'message-1',
  name: 'Sam <b>',
  email: 'sam@example.com',
  subject: 'billing',
  message: 'Can I pay\nby invoice? <script>alert(1)</script>',
  user_id: null,
  plan: null,
  priority: true,
  done: false,
  created_at: now.toISOString(),
} as Parameters<typeof contactMail>[0];

const mails: Record<string, MailContent | undefined> = {
  welcome: welcomeMail(fresh, 'Ada & Sons "Plumbing"', now, origin),
  'account deleted': accountDeletedMail(origin),
  'plan ready': planReadyMail(subscribed('active'), now, origin),
  'payment failed': changed('past_due'),
  'plan ended': changed('canceled'),
  'trial ends': reminderMail(fresh, now, origin),
  code: codeMail('123456'),
  contact: contactMail(message),
  review: checkInMail(checkInOf(sparkle()), mailFrame),
  inactivity: checkInPausedMail('Ada Plumbing', mailFrame),
};

const documentOf = (html: string) => {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  window.document.write(html);
  return window.document;
};
const wordsOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe.each(Object.entries(mails))('the mail: %s', (_, mail) => {
  if (!mail) throw new Error('there is no such mail');
  const document = documentOf(mail.html);

  test('uses the shared layout', () => {
    expect(document.title).toBe(mail.subject);
    expect(document.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe(
      'light dark',
    );
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)');
    expect(document.querySelectorAll('table.card')).toHaveLength(1);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(wordsOf(document.querySelector('table.card')?.textContent ?? '')).toMatch(
      /^7\s?Sevenhands/,
    );
  });

  test('has the same content as text and as HTML', () => {
    const words = wordsOf(document.querySelector('table.card')?.textContent ?? '');
    const title = document.querySelector('h1')?.textContent ?? '';
    expect(mail.text).toContain(title);
    for (const paragraph of document.querySelectorAll('p'))
      for (const line of paragraph.innerHTML.split('<br>'))
        for (const piece of line.split(/<a .*?<\/a>/))
          expect(wordsOf(mail.text)).toContain(wordsOf(documentOf(piece).body.textContent ?? ''));
    for (const link of document.querySelectorAll('a')) {
      expect(mail.text).toContain(link.getAttribute('href'));
      expect(words).toContain(wordsOf(link.textContent ?? ''));
    }
  });

  test('loads and runs nothing', () => {
    expect(document.querySelectorAll('script, img, link, iframe, form')).toHaveLength(0);
    expect(mail.html).not.toMatch(/url\(|@import|src=/);
    for (const link of document.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^https:\/\//);
  });
});

test('line breaks of a message are kept, and its markup is escaped', () => {
  const mail = contactMail(message);
  expect(mail.subject).toBe('Priority contact form: Billing');
  expect(mail.html).toContain('Can I pay<br>by invoice? &lt;script&gt;');
  expect(mail.text).toContain('Sam <b> <sam@example.com> wrote:\n\nCan I pay\nby invoice?');
});

test('the code mail contains the placeholder of the user pool once in text and HTML', () => {
  const { html } = codeMail('{####}');
  expect(html).toContain('>{####}</p>');
  expect(html.length).toBeLessThan(20_000);
});
