import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { type LocalTurn, newTurn } from '#web/features/chat/conversation/local-turn.ts';
import { ScreenReaderAnnouncer } from '#web/features/chat/conversation/screen-reader-announcer.tsx';

const turn = (more: Partial<LocalTurn>): LocalTurn => ({
  ...newTurn('01KAGPZQJ3000000000000000A', { text: 'How?' }, new Date()),
  ...more,
});

test('an answer of a hundred pieces is announced twice: when it starts and when it is complete', () => {
  const { rerender } = render(
    <ScreenReaderAnnouncer name="Sales" isBusy={false} last={undefined} />,
  );
  const heard: string[] = [];
  const show = (props: Omit<ComponentProps<typeof ScreenReaderAnnouncer>, 'name'>) => {
    rerender(<ScreenReaderAnnouncer name="Sales" {...props} />);
    const words = screen.getByRole('status').textContent ?? '';
    if (words !== (heard.at(-1) ?? '')) heard.push(words);
  };
  for (let nth = 0; nth < 100; nth++)
    show({ isBusy: true, last: turn({ content: 'x'.repeat(nth) }) });
  const last = turn({
    state: 'answered',
    content: '## First\n\n- **Call** `Sam`, then\n- wait',
  });
  show({ isBusy: false, last });
  show({ isBusy: false, last: { ...last } });
  expect(heard).toEqual(['Sales is typing', 'Sales answered. First - Call Sam, then - wait']);
});

test('only the beginning of a long answer is announced, up to its last whole word', async () => {
  const { rerender } = render(<ScreenReaderAnnouncer name="Sales" isBusy last={turn({})} />);
  const last = turn({ state: 'answered', content: 'letters '.repeat(200) });
  rerender(<ScreenReaderAnnouncer name="Sales" isBusy={false} last={last} />);
  expect(screen.getByRole('status').textContent).toBe(
    `Sales answered. ${Array(37).fill('letters').join(' ')}…`,
  );
});

test('a stopped or failed answer is not announced as an answer', () => {
  const { rerender } = render(<ScreenReaderAnnouncer name="Sales" isBusy last={turn({})} />);
  rerender(<ScreenReaderAnnouncer name="Sales" isBusy={false} last={turn({ state: 'stopped' })} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('clearing the chat clears the announcement', () => {
  const { rerender } = render(<ScreenReaderAnnouncer name="Sales" isBusy last={turn({})} />);
  const last = turn({ state: 'answered', content: 'About the mill' });
  rerender(<ScreenReaderAnnouncer name="Sales" isBusy={false} last={last} />);
  expect(screen.getByRole('status').textContent).toContain('About the mill');
  rerender(<ScreenReaderAnnouncer name="Sales" isBusy={false} last={undefined} />);
  expect(screen.getByRole('status').textContent).toBe('');
});
