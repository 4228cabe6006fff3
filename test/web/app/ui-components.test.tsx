import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { strengthOf } from '#web/features/auth/password-rules.ts';
import { lazyPage } from '#web/lazy-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Meter, remainingTone, usageTone } from '#web/ui/meter.tsx';
import { Toaster, toast } from '#web/ui/toast.tsx';

test('what is left is green above half, yellow above a fifth and red below', () => {
  expect([51, 50, 21, 20, 0].map((left) => remainingTone(left, 100))).toEqual([
    'high',
    'mid',
    'mid',
    'low',
    'low',
  ]);
});

test('what is used is yellow from 60 % and red from 80 %', () => {
  expect([59, 60, 79, 80, 120].map((used) => usageTone(used, 100))).toEqual([
    'high',
    'mid',
    'mid',
    'low',
    'low',
  ]);
});

test('a meter says its number in words and never pulls past its end', () => {
  const { container } = render(
    <Meter label="Questions remaining: 12/10" value={12} max={10} tone="high" />,
  );
  expect(screen.getByText('Questions remaining: 12/10')).toBeTruthy();
  const bar = container.querySelector<HTMLElement>('.meter-bar > span');
  expect(bar?.style.getPropertyValue('--v')).toBe('100%');
});

test('a busy button says so and cannot be pressed again', async () => {
  const press = vi.fn();
  render(
    <Button busy="Signing In..." onClick={press}>
      Sign In
    </Button>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Signing In...' }));
  expect(press).not.toHaveBeenCalled();
});

test('a question opens on Cancel, closes with it, and the focus returns to where it was', async () => {
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

test('a confirmation is shown for three seconds', async () => {
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

test('after a deploy a page whose file is gone reloads once, and then says what happened', () => {
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
  expect(screen.getByRole('alert').textContent).toContain('Something broke on our side');
  vi.mocked(console.error).mockClear();
});

test('a page whose file is not here offline opens once there is a connection', async () => {
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

test('the hint tells a weak password from a strong one, and length counts most', () => {
  expect(strengthOf('12345')).toBe('too short');
  expect(strengthOf('aaaaaaaaaaaa')).toBe('weak');
  expect(strengthOf('123456')).toBe('weak');
  expect(strengthOf('Roofing26')).toBe('fair');
  expect(strengthOf('green van tall ladder')).toBe('strong');
});
