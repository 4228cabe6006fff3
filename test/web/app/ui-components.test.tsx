import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { lazyPage } from '#web/core/lazy-page.tsx';
import { Toaster, toast } from '#web/core/toast.tsx';
import { strengthOf } from '#web/features/auth/email-and-password-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { Meter } from '#web/ui/meter/meter.tsx';
import { remainingTone, usageTone } from '#web/ui/meter/meter-tone.ts';
import { Notice } from '#web/ui/notice.tsx';

test('the remaining share is green above 50 %, yellow above 20 % and red below', () => {
  expect([51, 50, 21, 20, 0].map((left) => remainingTone(left, 100))).toEqual([
    'high',
    'mid',
    'mid',
    'low',
    'low',
  ]);
});

test('the used share is yellow from 60 % and red from 80 %', () => {
  expect([59, 60, 79, 80, 120].map((used) => usageTone(used, 100))).toEqual([
    'high',
    'mid',
    'mid',
    'low',
    'low',
  ]);
});

test('a meter shows its value as text and never exceeds its maximum', () => {
  const { container } = render(
    <Meter label="Questions remaining: 12/10" value={12} max={10} tone="high" />,
  );
  expect(screen.getByText('Questions remaining: 12/10')).toBeTruthy();
  const bar = container.querySelector<HTMLElement>('.meter-bar > span');
  expect(bar?.style.getPropertyValue('--v')).toBe('100%');
});

test('a notice and a toast without words show nothing, and erase nothing', () => {
  const { container } = render(<Notice tone="danger">{''}</Notice>);
  expect(container.innerHTML).toBe('');
  render(<Toaster />);
  act(() => toast('Nothing is saved in preview mode.'));
  act(() => toast(''));
  expect(screen.getByText('Nothing is saved in preview mode.')).toBeTruthy();
});

test('a busy button is marked as busy and ignores clicks', async () => {
  const press = vi.fn();
  render(
    <Button busy="Signing In..." onClick={press}>
      Sign In
    </Button>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Signing In...' }));
  expect(press).not.toHaveBeenCalled();
});

test('a confirmation dialog focuses Cancel, closes with it and returns the focus', async () => {
  const user = userEvent.setup();
  const Asking = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Clear
        </button>
        {open && (
          <Confirm
            title="Clear"
            question="Are you sure?"
            yes="Clear it"
            onYes={() => {}}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  };
  render(<Asking />);
  const opener = screen.getByRole('button', { name: 'Clear' });
  await user.click(opener);
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('Are you sure?')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('a toast is shown for three seconds', async () => {
  vi.useFakeTimers();
  try {
    const { rerender } = render(<Toaster />);
    toast('Saved!');
    rerender(<Toaster />);
    expect(screen.getByRole('status').textContent).toBe('Saved!');
    await vi.advanceTimersByTimeAsync(3000);
    rerender(<Toaster />);
    expect(screen.getByRole('status').textContent).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

test('a page whose file is missing after a deploy reloads once and then shows an explanation', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.mocked(console.error).mockImplementation(() => {});
  const Gone = () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  };
  render(
    <ErrorBoundary>
      <Gone />
    </ErrorBoundary>,
  );
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  render(
    <ErrorBoundary>
      <Gone />
    </ErrorBoundary>,
  );
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our end');
  vi.mocked(console.error).mockClear();
});

test('a page that is not cached opens once the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const load = vi.fn(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
    return { Far: () => <h1>Far away</h1> };
  });
  const page = lazyPage(load, 'Far');
  render(
    <Suspense fallback="Not here yet">
      <page.View />
    </Suspense>,
  );
  expect(await screen.findByText('Not here yet')).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Far away' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  online.mockRestore();
});

test('the password hint rates strength, and length counts most', () => {
  expect(strengthOf('12345')).toBe('too short');
  expect(strengthOf('aaaaaaaaaaaa')).toBe('weak');
  expect(strengthOf('123456')).toBe('weak');
  expect(strengthOf('Roofing26')).toBe('fair');
  expect(strengthOf('green van tall ladder')).toBe('strong');
});
