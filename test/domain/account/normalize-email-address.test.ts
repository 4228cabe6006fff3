import { expect, test } from 'vitest';
import { normalizeEmailAddress } from '#shared/domain/account/normalize-email-address.ts';

test.each([
  ['Ada@Example.com ', 'ada@example.com'],
  ['ada+trial@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['a.d.a+1@gmail.com', 'ada@gmail.com'],
  ['ADA@googlemail.com', 'ada@gmail.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['"a@b"+x@example.com', '"a@b"@example.com'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(normalizeEmailAddress(email)).toBe(mailbox);
});
