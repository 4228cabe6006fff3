import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryClient } from '#web/core/query-client.ts';
import { loadPartList } from '#web/features/chat/answer/lazy-part-list.tsx';
import { createStreamingParts } from '#web/features/chat/answer/streaming-parts.ts';
import { type LocalTurn, newTurn } from '#web/features/chat/conversation/local-turn.ts';
import { MessageList } from '#web/features/chat/conversation/message-list.tsx';
import { RefusalNotice } from '#web/features/chat/question/composer-notices.tsx';

// Loads the lazy modules first, so a test that expects no button does not pass because it looks too early.
beforeAll(async () => {
  // The files of a worker share the cache, and this one shows no account.
  queryClient.clear();
  await loadPartList();
  show(answered());
  await screen.findByRole('button', { name: 'Copy this answer' });
  cleanup();
});
afterEach(() => void vi.useRealTimers());

const id = '01KAGPZQJ3000000000000000A';
const turn = ({ content = '', ...more }: Partial<LocalTurn> = {}): LocalTurn => ({
  ...newTurn(id, { text: 'How?' }, new Date()),
  content,
  parts: content ? [{ kind: 'text', markdown: content }] : [],
  ...more,
});
const answered = (more: Partial<LocalTurn> = {}) =>
  turn({
    state: 'answered',
    content: 'Call **today**.',
    answeredAt: new Date().toISOString(),
    ...more,
  });

const show = (...turns: LocalTurn[]) => {
  const heard = { onRetry: vi.fn(), onContinue: vi.fn(), onRate: vi.fn(async () => {}) };
  const live = createStreamingParts();
  const page = (list: LocalTurn[]) => (
    <MessageList
      speaker={{ helper: 'sales', name: 'Sales' }}
      turns={list}
      live={live}
      isBusy={list.some(({ state }) => state === 'waiting')}
      {...heard}
    />
  );
  const { rerender } = render(page(turns));
  return { ...heard, live, show: (...list: LocalTurn[]) => rerender(page(list)) };
};
const log = () => screen.getByRole('log', { name: 'Chat with Sales' });

test('the log is never live, is marked as busy, and has a heading for every speaker', () => {
  show(answered(), turn({ id: `${id.slice(0, -1)}B` }));
  expect(log().getAttribute('aria-live')).toBe('off');
  expect(log().getAttribute('aria-busy')).toBe('true');
  expect(within(log()).queryByRole('status')).toBeNull();
  const headings = within(log()).getAllByRole('heading', { level: 2 });
  expect(headings.map((one) => one.textContent?.replace(/\d.*/, ''))).toEqual([
    'You said',
    'Sales said',
    'You said',
  ]);
  for (const time of log().querySelectorAll('time'))
    expect(Date.parse(time.dateTime)).not.toBeNaN();
});

test('an answer grows in place and keeps its elements when it is complete', () => {
  vi.useFakeTimers();
  const { live, show: next } = show(turn());
  expect(within(log()).queryByText('Sales')).toBeNull();
  expect(screen.getByText('Sales is typing')).toBeTruthy();
  act(() => {
    live.apply({
      event: 'part',
      data: { index: 0, part: { kind: 'text', markdown: 'First words.\n\nMore' } },
    });
    vi.advanceTimersByTime(100);
  });
  const first = screen.getByText('First words.');
  next(answered({ content: 'First words.\n\nMore of them.' }));
  expect(screen.getByText('First words.')).toBe(first);
  expect(screen.getByText('More of them.')).toBeTruthy();
  expect(screen.queryByText('Sales is typing')).toBeNull();
});

test('a prompt shows its title and values, and the line after a card comes below the answer', () => {
  const followUp = 'How else can I help? Ask me anything about Email Marketing.';
  show(
    answered({
      text: '',
      title: 'Win back quiet customers',
      prompt: {
        id: 'win-back',
        specificOutcome: 'Two jobs by Friday',
        constraints: 'No discounts',
        additionalInputs: {},
      },
      lines: ['Constraints: No discounts'],
      followUp,
    }),
  );
  expect(screen.getByText('Win back quiet customers')).toBeTruthy();
  expect(screen.getByText('Two jobs by Friday')).toBeTruthy();
  expect(screen.getByText('Constraints: No discounts')).toBeTruthy();
  expect(screen.getAllByText(followUp)).toHaveLength(1);
});

test('a failure is an alert with a Try again button', async () => {
  const user = userEvent.setup();
  const failure = { message: 'It broke.', canRetry: true, isOffline: false };
  const { onRetry } = show(turn({ state: 'failed', failure }));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('It broke.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledWith(id);
});

test('what was filled in reads in the words of its form, without ids', () => {
  const prompt = {
    id: 'sales.follow-up.quote-gone-quiet',
    specificOutcome: 'An answer by Friday',
    additionalInputs: { job_name: 'Deep clean', quote_value: '480' },
  };
  const lines = ['Which job? Deep clean', 'Quote amount: $480'];
  show(answered({ text: '', title: 'Quote gone quiet', prompt, lines }));
  for (const line of lines) expect(screen.getByText(line)).toBeTruthy();
  expect(log().textContent).not.toMatch(/job.name|quote.value/i);
});

test('a lost connection shows its fixed text and the next step', () => {
  const failure = { message: 'Network error: No.', canRetry: true, isOffline: true };
  show(turn({ state: 'failed', failure }));
  expect(screen.getByRole('alert').textContent).toContain(
    'Network error: No.Your question is saved. Tap Try again.',
  );
});

test('a stopped answer keeps its text, is marked as stopped, and cannot be rated', () => {
  show(turn({ state: 'stopped', content: 'First, call' }));
  expect(screen.getByText('First, call')).toBeTruthy();
  expect(screen.getByText('Stopped here.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'This helped' })).toBeNull();
});

test('thumbs have a pressed state, and thumbs down asks for a reason', async () => {
  const user = userEvent.setup();
  const { onRate } = show(answered({ feedback: { rating: 'up' } }));
  const up = screen.getByRole('button', { name: 'This helped' });
  const down = screen.getByRole('button', { name: 'This didn’t help' });
  expect([up, down].map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  await user.click(down);
  await user.type(await screen.findByLabelText('Reason (optional)'), 'Too long');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }));
  expect(onRate).toHaveBeenCalledWith(id, { rating: 'down', reason: 'Too long' });
});

test('a refused prompt is named and can be retried or discarded, but not retried at the limit', async () => {
  const user = userEvent.setup();
  const heard = { onTryAgain: vi.fn(), onDismiss: vi.fn() };
  const refused = {
    code: 'limit-reached',
    message: 'No',
    pendingQuestion: { text: '', title: 'Win back quiet customers' },
  } as const;
  const page = (isUsedUp: boolean) => (
    <MemoryRouter>
      <RefusalNotice
        refused={refused}
        isUsedUp={isUsedUp}
        isBusy={false}
        plan="free"
        resetsAt={null}
        {...heard}
      />
    </MemoryRouter>
  );
  const { rerender } = render(page(true));
  expect(screen.getByRole('alert').textContent).toContain(
    'You have reached your daily limit of 10 questions. Upgrade to Professional for unlimited queries!',
  );
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' });
  expect(again.disabled).toBe(true);
  rerender(page(false));
  await user.click(again);
  expect(heard.onTryAgain).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(heard.onDismiss).toHaveBeenCalledOnce();
});

test('a cut answer is marked, and the last one can be continued', async () => {
  const cut = answered({ cut: 'continue' });
  const { onContinue, show: showAgain } = show(cut);
  expect(screen.queryByText(/cut off because it got too long/)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue this answer' }));
  expect(onContinue).toHaveBeenCalledExactlyOnceWith(id);
  showAgain(answered({ cut: 'end' }));
  expect(screen.queryByText(/Ask for the part that’s missing/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
  showAgain(cut, answered({ id: '01ZZZZZZZZZZZZZZZZZZZZZZZZ' }));
  expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
});
