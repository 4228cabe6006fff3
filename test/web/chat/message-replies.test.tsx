import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { quotaKey } from '#functions/lib/keys/plan-keys.ts';
import { plans } from '#shared/domain/plan/plans.ts';
import type { App } from '#test/support/app.ts';
import { showPage, startAppBesidePage } from '#test/support/screen.tsx';
import { refusingStorage } from '#test/support/web/refusing-storage.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { leave } from '#web/core/auth/session.ts';
import { tellConversationRemoved } from '#web/core/conversation-removed-event.ts';
import type { ConversationPlace } from '#web/features/chat/conversation/conversation-place.ts';
import type { LocalTurn } from '#web/features/chat/conversation/local-turn.ts';
import { detailsOf, keepDetails } from '#web/features/chat/masked-details-on-device.ts';
import { LazyReplyDialog } from '#web/features/chat/message-reply/lazy-reply-dialog.tsx';
import { quotaAttributes } from '../../support/items/quota-item.ts';

/** Collects the requests to the helper; the answer starts and keeps streaming. */
const sent = vi.hoisted(() => [] as unknown[]);
vi.mock('#web/features/chat/question/ask-queued.ts', () => ({
  askQueued: async (
    place: ConversationPlace,
    turn: LocalTurn,
    { onStart, onPart }: Record<string, (of?: unknown) => void>,
  ) => {
    const { toQuestion } = await import('#web/features/chat/conversation/turn-as-question.ts');
    sent.push(toQuestion(turn, place));
    onStart?.();
    const body = 'Hi [customer], I have [phone 1]. Shall I come [day]?';
    const part = { kind: 'draft', channel: 'text-message', title: 'Short', subject: null, body };
    onPart?.({ event: 'part', data: { index: 0, part } });
    return new Promise(() => {});
  },
}));

let app: App;
beforeAll(async () => {
  app = await startAppBesidePage();
  await Promise.all([
    app.member('ada'),
    app.member('rosa'),
    app.member('finn', { plan: 'free', selected_helpers: ['customer-service', 'sales'] }),
  ]);
});
afterAll(() => app.stack.close());

const onClose = vi.fn();
beforeEach(() => {
  onClose.mockReset();
  localStorage.clear();
});

type Shown = Omit<Parameters<typeof LazyReplyDialog>[0], 'business' | 'onClose'>;
const Opened = (shown: Shown) => {
  const business = activeBusiness(useAccount());
  if (!business) throw new Error('no business');
  return <LazyReplyDialog business={business} onClose={onClose} {...shown} />;
};
const show = async (name: string, shown: Shown = {}) => {
  const shownPage = await showPage(app, name, <Opened {...shown} />);
  return { ...shownPage, dialog: within(await screen.findByRole('dialog')) };
};
const field = (dialog: ReturnType<typeof within>) => dialog.getByLabelText('What did they write?');
const write = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('button', { name: 'Write my reply' });
const asked = () => JSON.stringify(sent);
const isChosen = (dialog: ReturnType<typeof within>, name: string) =>
  (dialog.getByRole('radio', { name }) as HTMLInputElement).checked;

describe('reply to a customer', () => {
  test('the kind is guessed while the text grows, and the owner’s choice is kept', async () => {
    const { user, dialog } = await show('ada');
    await user.click(field(dialog));
    await user.paste('Your price of $1,850 is too high, another company quoted us less');
    expect(await dialog.findByText('This looks like “Too expensive”')).toBeTruthy();
    const number = dialog.getByLabelText(/^What did you quote\?/) as HTMLInputElement;
    expect(number.value).toBe('1,850');
    await user.click(dialog.getByRole('radio', { name: 'A bad review' }));
    expect(dialog.queryByLabelText(/^What did you quote/)).toBeNull();
    await user.type(field(dialog), ' so no thanks');
    expect(isChosen(dialog, 'A bad review')).toBe(true);
    expect(dialog.getByText('What kind of message is it?')).toBeTruthy();
  });

  test('invalid input shows how to fix it, and no request is sent', async () => {
    const { user, dialog } = await show('ada');
    const before = sent.length;
    await waitFor(() => expect((write(dialog) as HTMLButtonElement).disabled).toBe(false));
    await user.click(write(dialog));
    expect(await dialog.findByText('Paste their message')).toBeTruthy();
    await user.click(field(dialog));
    await user.paste('...');
    await user.click(write(dialog));
    expect(await dialog.findByText('Choose the kind of message')).toBeTruthy();
    await user.clear(field(dialog));
    await user.paste(`the invoice is late ${'and so on '.repeat(220)}`);
    await user.click(write(dialog));
    expect(await dialog.findByText(/^That’s too long\. .* 2,000 characters max\.$/)).toBeTruthy();
    await user.clear(field(dialog));
    await user.paste('I cannot pay your invoice until Friday');
    await user.type(dialog.getByLabelText(/^How much do they owe\?/), 'a lot');
    await user.click(write(dialog));
    expect(await dialog.findByText('Enter a number, like 480.')).toBeTruthy();
    expect(sent).toHaveLength(before);
  });

  test('the safety card is in Spanish with the Mexican number, and dismissing it removes it from the request', async () => {
    const rosa = app.as('rosa');
    const { account } = await rosa.account.get({});
    await rosa.businesses.update({
      business_id: String(account.active_business_id),
      country: 'MX',
      language: 'es',
    });
    const { user, dialog } = await show('rosa', {
      words: 'Huele a gas desde que se fueron, vengan hoy. 55 5123 4567',
    });
    const card = await dialog.findByRole('alert');
    expect(card.textContent).toContain('911');
    expect(card.closest('[lang]')?.getAttribute('lang')).toBe('es');
    expect(within(card).getByRole('link').getAttribute('href')).toBe('tel:5551234567');
    expect(dialog.queryByRole('button', { name: 'Write my reply' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'No es gas' }));
    await user.click(write(dialog));
    const draft = await screen.findByRole('article', { name: 'Short' });
    expect(await within(draft).findByText('55 5123 4567')).toBeTruthy();
    expect(within(draft).getByText('customer')).toBeTruthy();
    expect(asked()).not.toContain('5123');
    expect(sent.at(-1)).toMatchObject({ prompt: { safety: [] } });
  });

  test('a reply about an imported row is requested without the customer’s name', async () => {
    const row = {
      kind: 'overdue-invoice',
      customer: 'Ridgeline Property',
      amount: '1275.00',
      issued: '2026-09-20',
      due: '2026-10-20',
    } as const;
    const { user, dialog } = await show('ada', { row });
    expect(screen.getByRole('heading', { name: 'Write to Ridgeline Property' })).toBeTruthy();
    expect(dialog.queryByLabelText('What did they write?')).toBeNull();
    expect(dialog.getByText(/^An invoice to \[customer\] is not paid\./)).toBeTruthy();
    await waitFor(() => expect((write(dialog) as HTMLButtonElement).disabled).toBe(false));
    await user.click(write(dialog));
    const draft = await screen.findByRole('article', { name: 'Short' });
    expect(await within(draft).findByText('Ridgeline Property')).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({
      helper_id: 'finance',
      prompt: { id: 'kit.overdue-invoice', additionalInputs: { invoice_amount: '1275' } },
    });
    expect(asked()).not.toContain('Ridgeline');
  });

  test('on a plan with two helpers a locked helper is reported, until a kind of an open helper is chosen', async () => {
    const { user, dialog, address } = await show('finn');
    await user.click(field(dialog));
    await user.paste('I will pay the invoice next month, 740-555-0148');
    expect(await dialog.findByText(/^Finance writes this reply/)).toBeTruthy();
    expect((write(dialog) as HTMLButtonElement).disabled).toBe(true);
    expect(dialog.getByText('Uses 1 question')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'A complaint' }));
    expect(dialog.queryByText(/^Finance writes/)).toBeNull();
    expect(address()).toBe('/dashboard');
  });

  test('with no questions left the message is saved for later, and its contact details stay in this browser', async () => {
    const { limit } = plans.free.quota;
    const chargeIds = new Set(Array.from({ length: limit }, (_, nth) => `question ${nth}`));
    const full = {
      windowStart: Date.now() - 60_000,
      plan: 'free',
      chargeIds,
      total: limit,
    } as const;
    await app.table.put({ ...quotaKey(await app.sub('finn')), ...quotaAttributes(full) });
    const { user, dialog } = await show('finn');
    await user.click(field(dialog));
    await user.paste('You broke our fence and I am angry, call 740-555-0148');
    const keep = dialog.getByRole('button', { name: 'Save for later' });
    await waitFor(() => expect((keep as HTMLButtonElement).disabled).toBe(false));
    await user.click(keep);
    expect(await dialog.findByText('A complaint')).toBeTruthy();
    expect(dialog.getByText(/^Not sent yet/)).toBeTruthy();
    expect(asked()).not.toContain('fence');
    expect(JSON.stringify(sessionStorage)).not.toContain('0148');
    expect(JSON.stringify(localStorage)).toContain('740-555-0148');
  });
});

describe('contact details removed from a message', () => {
  const details = [{ placeholder: '[phone 1]', kind: 'phone', value: '740-555-0148' }] as const;

  test('they are stored by chat and removed with it', () => {
    keepDetails('one', details);
    keepDetails('two', []);
    expect(detailsOf('one')).toEqual(details);
    expect(detailsOf('two')).toEqual([]);
    tellConversationRemoved('one');
    expect(detailsOf('one')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('every end of a session removes them, also when this tab has never read them', () => {
    keepDetails('one', details);
    localStorage.setItem('private:something', 'x');
    localStorage.setItem('theme', 'dark');
    leave('Your session has expired.');
    expect(detailsOf('one')).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  test('they last as long as the tab when the browser has no storage', () => {
    const full = refusingStorage('localStorage');
    keepDetails('three', details);
    expect(detailsOf('three')).toEqual(details);
    expect(full.refused()).toBeGreaterThan(0);
    full.restore();
    leave();
    expect(detailsOf('three')).toEqual([]);
  });
});
