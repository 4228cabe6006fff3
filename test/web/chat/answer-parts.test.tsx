import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import type { MaskedDetail } from '#shared/domain/chat/masking/masked-details.ts';
import { workParts } from '#test/support/answers/work-answer.ts';
import { shorterWaits } from '#test/support/faults/shorter-waits.ts';
import { accountQuery } from '#web/core/account.ts';
import { queryClient } from '#web/core/query-client.ts';
import { Toaster } from '#web/core/toast.tsx';
import { loadPartList } from '#web/features/chat/answer/lazy-part-list.tsx';
import { ChatActionsProvider } from '#web/features/chat/conversation/chat-actions-context.ts';
import { forgetAllConversations } from '#web/features/chat/conversation/conversation-session-storage.ts';
import { createLocalConversation } from '#web/features/chat/conversation/local-conversation.ts';
import { type LocalTurn, newTurn } from '#web/features/chat/conversation/local-turn.ts';
import { keepDetails } from '#web/features/chat/masked-details-on-device.ts';
import { PartList } from '#web/features/chat/parts/part-list.tsx';

const business = {
  ...{ id: 'b', name: 'Sparkle & Sons', owner_name: 'Renee Ortiz', phone: '614-555-0134' },
  ...{ website: '', time_zone: 'Pacific/Auckland', country: 'US' },
  selected_helpers: ['sales'],
};
const view = {
  account: { active_business_id: 'b' },
  businesses: [business],
  entitlement: { plan: 'pro', helper_cap: 7 },
};

beforeAll(loadPartList);
beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
  queryClient.setQueryDefaults(accountQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(accountQuery.queryKey, view as never);
});
afterEach(forgetAllConversations);

const id = '01KAGPZQJ3000000000000000A';
const turnWith = (more: Partial<LocalTurn> = {}): LocalTurn => ({
  ...newTurn(id, { text: 'How?' }, new Date('2026-11-22T20:00:00Z')),
  state: 'answered',
  answeredAt: '2026-11-22T20:00:00Z',
  parts: workParts,
  ...more,
});

/** An answer in a chat of this tab. */
const show = (
  turn: LocalTurn,
  more: { isArriving?: boolean; isLast?: boolean } = {},
  details: readonly MaskedDetail[] = [],
) => {
  const place = {
    conversationId: crypto.randomUUID(),
    businessId: 'b',
    helperId: 'sales',
  } as const;
  keepDetails(place.conversationId, details);
  sessionStorage.setItem(`chat:${place.conversationId}`, JSON.stringify({ turns: [turn] }));
  const conversation = createLocalConversation(place);
  const actions = { conversation, write: vi.fn(conversation.write) };
  const Page = () => {
    const [now = turn] = conversation.state().turns;
    const props = { isArriving: false, isLast: true, ...more };
    return <PartList turn={now} parts={now.parts} {...props} />;
  };
  const page = () => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ChatActionsProvider value={actions}>
          <Page />
        </ChatActionsProvider>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>
  );
  const { rerender } = render(page());
  conversation.subscribe(() => act(() => rerender(page())));
  return { conversation, actions, user: userEvent.setup() };
};
const card = (name: string) => within(screen.getByRole('article', { name }));

test('drafts of an answer in progress are styled but have no buttons', () => {
  show(turnWith(), { isArriving: true });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  for (const role of ['button', 'textbox', 'link'])
    expect(screen.queryAllByRole(role).map(({ textContent }) => textContent)).toEqual([]);
});

test('profile values fill their blanks without a field, and other blanks have one field each', () => {
  const body =
    'Hi [customer name], [your name] of [business name], [your phone], [your first name].';
  const draft: Part = { kind: 'draft', channel: 'email', title: 'Mail', subject: null, body };
  show(turnWith({ parts: [draft] }));
  const words = 'Hi customer name, Renee Ortiz of Sparkle & Sons, 614-555-0134, Renee.';
  expect(document.querySelector('.draft-words')?.textContent).toBe(words);
  expect(screen.getAllByRole('textbox').map((field) => field.id)).toEqual([`place-${id}-name`]);
});

test('a list of steps uses the time zone of the business, not of the device', () => {
  show(turnWith());
  const first = within(screen.getByRole('region', { name: 'Steps, in order' }));
  // 20:00 UTC on the 22nd is the 23rd in Auckland.
  expect(first.getAllByRole('time').map((time) => time.getAttribute('datetime'))).toEqual([
    '2026-11-24',
    '2027-01-04',
  ]);
});

test('options of the last answer fill the input without sending, and older ones are read-only', async () => {
  const { actions, conversation, user } = show(turnWith());
  await user.click(screen.getByRole('button', { name: 'Yes, a few' }));
  expect(actions.write).toHaveBeenCalledWith('Yes, a few');
  expect(conversation.state().text).toBe('Yes, a few');
  await user.click(screen.getByRole('button', { name: 'Yes, a few' }));
  expect(conversation.state().text).toBe('Yes, a few');
  await user.click(screen.getByRole('button', { name: 'No, nobody' }));
  expect(conversation.state().text).toBe('Yes, a few No, nobody');
  expect(conversation.state().turns).toHaveLength(1);
});

test('an older question has no buttons, and its options stay readable', () => {
  show(turnWith(), { isLast: false });
  expect(screen.getByText('Yes, a few').tagName).toBe('SPAN');
  expect(screen.queryByRole('button', { name: 'Yes, a few' })).toBeNull();
});

test('"Mark as sent" is undone with an error when saving fails, and is kept locally when the answer is no longer on the server', async () => {
  const answers = [
    new Response(JSON.stringify({ code: 'unavailable', title: 'No' }), { status: 503 }),
    new Response(JSON.stringify({ code: 'not-found', title: 'No' }), { status: 404 }),
  ];
  // The request for the week fails too.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, { method = 'GET' } = {}) =>
    method === 'GET' ? Response.error() : (answers.shift() as Response),
  );
  const { user } = show(turnWith());
  const text = card('Text to your regulars');
  await user.click(text.getByRole('button', { name: 'Mark as sent' }));
  expect(await screen.findByText('Couldn’t save that. Try again.')).toBeTruthy();
  await user.click(await text.findByRole('button', { name: 'Mark as sent' }));
  expect(await text.findByText(/^Sent/)).toBeTruthy();
  await waitFor(() => expect(answers).toEqual([]));
  expect(text.getByRole('button', { name: /^Undo/ })).toBe(document.activeElement);
  expect(text.queryByText('Remind me in 3 days')).toBeNull();
});

test('the value of a blank is stored in the tab with the turn', async () => {
  const { conversation, user } = show(turnWith());
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Janet');
  expect(card('Price letter').getByText('Dear Janet,')).toBeTruthy();
  await waitFor(() =>
    expect(conversation.state().turns[0]?.places).toEqual({ 'first name': 'Janet' }),
  );
  const stored = sessionStorage.getItem(`chat:${conversation.place.conversationId}`);
  expect(JSON.parse(stored ?? '{}').turns[0].places).toEqual({ 'first name': 'Janet' });
});

test('only amounts that the helper guessed are marked as guesses', () => {
  const parts: Part[] = [
    {
      kind: 'text',
      markdown: 'Add **$15**, not $15.50 and not `$15`.\n\n| Loss |\n| --- |\n| 5% |',
    },
    {
      kind: 'draft',
      channel: 'text-message',
      title: 'Bonus',
      subject: null,
      body: 'You get $15 off $150.',
    },
    {
      kind: 'steps',
      items: [{ title: 'Pay $15', detail: 'Stop at 5%', due_in_days: 0, minutes: null, who: null }],
    },
    { kind: 'question', text: 'Is $15 enough, or 15%?', choices: [] },
  ];
  show(turnWith({ parts, estimates: ['$15', '5%'] }));
  const marked = [...document.querySelectorAll('.estimate')].map((one) => one.textContent);
  const [fifteen, five] = ['$15 (guess)', '5% (guess)'];
  expect(marked).toEqual([fifteen, five, fifteen, fifteen, five, fifteen]);
  expect(card('Bonus').getByText('$15').className).toBe('estimate');
});

test('without guesses, or while the answer is streaming, no amount is marked', () => {
  const parts: Part[] = [{ kind: 'text', markdown: 'Add $15.' }];
  show(turnWith({ parts, estimates: undefined }));
  show(turnWith({ parts, estimates: ['$15'] }), { isArriving: true });
  expect(document.querySelectorAll('.estimate')).toHaveLength(0);
});

test('the value of a blank is saved on the server after typing pauses, and saving is retried after a failure', async () => {
  // The rest after typing, and the pause before the second try.
  using _ = shorterWaits({ from: 1000, to: 2500, by: 5 });
  const asked: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    asked.push(JSON.parse(String(init?.body ?? (await new Request(request).text()))));
    return asked.length === 1
      ? new Response(JSON.stringify({ code: 'unavailable', title: 'No' }), { status: 503 })
      : Response.json({ places: { 'first name': 'Jane' } });
  });
  const { conversation, user } = show(turnWith());
  const now = () => conversation.state().turns[0];
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Jan');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(now()).toMatchObject({ places: { 'first name': 'Jan' }, hasUnsavedPlaces: true });
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'e');
  await waitFor(() => expect(now()?.hasUnsavedPlaces).toBeUndefined());
  expect(asked.at(-1)).toEqual({ places: { 'first name': 'Jane' } });
});

test('masked contact details stay in this tab whichever blank they are typed into, and other values are saved on the server', async () => {
  using _ = shorterWaits({ from: 1000, to: 1000, by: 5 });
  const asked: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    asked.push(JSON.parse(String(init?.body ?? (await new Request(request).text()))));
    return Response.json({ places: { 'first name': 'Ann' } });
  });
  const body = 'Hi [first name] at [address 1], [customer] wants [day]. Call [phone 1], [phone 2].';
  const reply = { kind: 'draft', channel: 'text-message', title: 'Reply' } as const;
  const part: Part = { ...reply, subject: null, body };
  const { conversation, user } = show(turnWith({ parts: [part] }), {}, [
    { placeholder: '[phone 1]', kind: 'phone', value: '740-555-0148' },
  ]);
  const now = () => conversation.state().turns[0];
  const type = (name: string, words: string) =>
    user.type(screen.getByRole('textbox', { name }), words);
  expect(screen.queryByRole('textbox', { name: 'Phone 1' })).toBeNull();
  await type('Address 1', '418 Maple St');
  await type('Customer', 'Ridgeline');
  await type('Phone 2', '740-555-0111');
  await type('Day', 'ring 740-555-0148');
  await type('First name', 'Ann');
  await waitFor(() => expect(asked).toContainEqual({ places: { 'first name': 'Ann' } }));
  for (const contact of ['Maple', 'Ridgeline', '0111', '0148'])
    expect(JSON.stringify(asked)).not.toContain(contact);
  // Not saved on the server yet, so the stored answer does not replace it.
  expect(now()).toMatchObject({
    places: { 'address 1': '418 Maple St', customer: 'Ridgeline' },
    hasUnsavedPlaces: true,
  });
  const draft = screen.getByRole('article', { name: 'Reply' });
  expect(draft.textContent).toContain('Hi Ann at 418 Maple St, Ridgeline wants');
  expect(draft.textContent).toContain('Call 740-555-0148, 740-555-0111.');
});
