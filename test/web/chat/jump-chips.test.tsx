import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import { accountQuery } from '#web/core/account.ts';
import { queryClient } from '#web/core/query-client.ts';
import { loadPartList } from '#web/features/chat/answer/lazy-part-list.tsx';
import { createStreamingParts } from '#web/features/chat/answer/streaming-parts.ts';
import { type LocalTurn, newTurn } from '#web/features/chat/conversation/local-turn.ts';
import { MessageList } from '#web/features/chat/conversation/message-list.tsx';

beforeAll(async () => {
  await loadPartList();
  queryClient.setQueryDefaults(accountQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(accountQuery.queryKey, {
    account: { active_business_id: null },
    businesses: [],
    entitlement: { plan: 'pro', helper_cap: 7 },
  } as never);
});

const text: Part = { kind: 'text', markdown: 'Call **today**.' };
const draft = (channel: 'review-reply' | 'email' | 'text-message', title: string): Part => ({
  kind: 'draft',
  channel,
  title,
  subject: null,
  body: 'Thank you.',
});
const steps = (...titles: string[]): Part => ({
  kind: 'steps',
  items: titles.map((title) => ({ title, detail: '', due_in_days: 1, minutes: 10, who: null })),
});
const sum = (title: string, more: Partial<CalculationResult> = {}): CalculationResult => ({
  ...{ kind: 'price-check', title, headline: 'It leaves $40.', currency: 'USD' },
  ...{ figures: [], steps: [], notes: [], missing: [], ...more },
});

const show = (parts: readonly Part[], sums: CalculationResult[] = []) => {
  const turn: LocalTurn = {
    ...newTurn('01KAGPZQJ3000000000000000A', { text: 'How?' }, new Date()),
    ...{ state: 'answered', answeredAt: new Date().toISOString(), parts, sums },
  };
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <MessageList
          speaker={{ helper: 'sales', name: 'Sales' }}
          turns={[turn]}
          live={createStreamingParts()}
          isBusy={false}
          onRetry={vi.fn()}
          onContinue={vi.fn()}
          onRate={vi.fn(async () => {})}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const chips = () => within(screen.getByRole('navigation', { name: 'In this answer' }));
const words = () =>
  chips()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('each kind of part has one chip that counts its parts in words', () => {
  show(
    [
      text,
      draft('review-reply', 'To Ada'),
      draft('review-reply', 'To Bob'),
      draft('email', 'To Cy'),
      steps('Call', 'Write'),
      steps('Wait'),
    ],
    [sum('Price'), sum('Profit'), sum('Crew', { missing: ['Wage'] })],
  );
  expect(words()).toEqual(['2 replies', 'Email', '3 steps', '3 calculations']);
});

test('one of a kind is not counted, nor is a calculation without a card', async () => {
  const missing = ['Wage'];
  show([text, steps('Call')], [sum('Crew', { missing }), sum('Van', { missing })]);
  expect(words()).toEqual(['Next step', 'Calculation']);
  expect(await screen.findAllByText('Calculated by Sevenhands')).toHaveLength(1);
});

test('a chip scrolls to the first part of its kind and moves the focus there', async () => {
  const user = show(
    [text, draft('text-message', 'To Ada'), draft('text-message', 'To Bob'), steps('Call', 'Wait')],
    [sum('Price'), sum('Profit')],
  );
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const price = await screen.findByRole('region', { name: 'Price' });
  for (const [chip, part] of [
    ['2 texts', screen.getByRole('article', { name: 'To Ada' })],
    ['2 steps', screen.getByRole('region', { name: 'Steps, in order' })],
    ['2 calculations', price],
  ] as const) {
    await user.click(chips().getByRole('button', { name: chip }));
    expect(document.activeElement, chip).toBe(part);
    expect(scrolled.mock.contexts.at(-1), chip).toBe(part);
  }
});

test('an answer with one kind of part has no chips', () => {
  show([text, draft('email', 'To Ada'), draft('email', 'To Bob')]);
  expect(screen.getByRole('article', { name: 'To Ada' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'In this answer' })).toBeNull();
});
