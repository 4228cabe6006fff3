import { afterEach, expect, test, vi } from 'vitest';
import { copyToClipboard } from '#web/core/copy-to-clipboard.ts';
import { canShare, canText } from '#web/features/drafts/can-text-or-share.ts';
import type { Draft } from '#web/features/drafts/draft.ts';
import { mailLink, outgoingDraft, textLink } from '#web/features/drafts/outgoing-draft.ts';
import {
  printableDraftInState,
  printableDraftOf,
  printPageLink,
} from '#web/features/drafts/printable-draft.ts';

afterEach(() => vi.unstubAllGlobals());

const draft = (more: Partial<Draft> = {}): Draft => ({
  channel: 'text-message',
  title: 'Text',
  subject: null,
  body: 'Hi [first name], **it’s** me & you: 2 * 3 = 6?',
  ...more,
});
const values = { 'first name': 'Janet' };

test('a draft is sent as plain text, with straight quotes in a text message and its blanks filled', () => {
  expect(outgoingDraft(draft(), values)).toEqual({
    subject: null,
    text: "Hi Janet, it's me & you: 2 * 3 = 6?",
  });
  const mail = draft({ channel: 'email', subject: 'For [First name]', body: 'Hi _you_ [day]' });
  expect(outgoingDraft(mail, values)).toEqual({ subject: 'For Janet', text: 'Hi you [day]' });
});

test('an email without a subject gets none, never the title of the draft or of its prompt', () => {
  const mail = draft({ channel: 'email', title: 'Quote gone quiet', subject: null });
  expect(outgoingDraft(mail, values).subject).toBeNull();
  expect(mailLink(outgoingDraft(mail, values))).not.toMatch(/subject|quiet/);
});

test('links encode every character: ampersands, line breaks, umlauts, emoji and a plus', () => {
  const text = 'A & B? #1 + "2"\nÄ 🙂 100%';
  const link = textLink({ subject: null, text });
  expect(link.startsWith('sms:?&body=')).toBe(true);
  expect(decodeURIComponent(link.slice('sms:?&body='.length))).toBe(text);
  const mail = new URL(mailLink({ subject: 'Q & A', text }));
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe('Q & A');
  expect(mail.searchParams.get('body')).toBe(text.replace('\n', '\r\n'));
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mailLink({ subject: null, text: 'x' })).toBe('mailto:?body=x');
});

test('text in a draft cannot add a recipient or a header', () => {
  const mail = new URL(
    mailLink({ subject: 'x&bcc=eve@example.com\r\nBcc: eve', text: '?to=eve&cc=eve' }),
  );
  expect(mail.pathname).toBe('');
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
});

test('only actions that the device supports are offered', () => {
  const pointer = (isCoarse: boolean, platform: string) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }));
    vi.stubGlobal('navigator', { platform });
    return canText();
  };
  expect(pointer(true, 'Linux armv8l')).toBe(true);
  expect(pointer(false, 'MacIntel')).toBe(true);
  expect(pointer(false, 'Win32')).toBe(false);
  expect(canShare('x')).toBe(false);
  vi.stubGlobal('navigator', { share: () => {}, canShare: () => false });
  expect(canShare('x')).toBe(false);
  vi.stubGlobal('navigator', { share: () => {} });
  expect(canShare('x')).toBe(true);
});

test('a browser that does not allow copying leaves the page unchanged', async () => {
  const writeText = vi.fn(async () => {
    throw new Error('denied');
  });
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await expect(copyToClipboard('x', ['First name'])).resolves.toBeUndefined();
  expect(writeText).toHaveBeenCalledWith('x');
});

test('a document is printed as Markdown with its blanks filled, all other drafts as plain text', () => {
  const body = '# Letter\n\nDear [first name]';
  const paper = printableDraftOf(draft({ channel: 'document', body }), values);
  expect(paper).toEqual({ title: 'Text', text: '# Letter\n\nDear Janet', isMarkdown: true });
  expect(
    printableDraftOf(draft({ channel: 'call-script', body: '**Hi** [first name]' }), values),
  ).toEqual({
    title: 'Text',
    text: 'Hi Janet',
    isMarkdown: false,
  });
  expect(printableDraftInState(printPageLink(paper).state)).toBe(paper);
  for (const state of [null, undefined, 'x', { other: 1 }])
    expect(printableDraftInState(state)).toBeUndefined();
});
