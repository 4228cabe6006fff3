import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Composer } from '#web/features/chat/question/composer.tsx';

const heard = { onSend: vi.fn(), onStop: vi.fn(), onEscape: vi.fn() };
beforeEach(() => {
  for (const one of Object.values(heard)) one.mockReset();
});

const Page = ({ isBusy = false, isClosed = false, first = '' }) => {
  const [text, setText] = useState(first);
  return (
    <Composer
      label="Message Sales"
      placeholder="Ask about Sales for Ridgeline..."
      isBusy={isBusy}
      isUncounted={false}
      isClosed={isClosed}
      input={createRef()}
      text={text}
      onText={setText}
      {...heard}
    />
  );
};
const input = () => screen.getByLabelText<HTMLTextAreaElement>('Message Sales');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

test('Enter sends, Shift+Enter adds a line, and blank text is not sent', async () => {
  const user = userEvent.setup();
  render(<Page />);
  expect(send().disabled).toBe(true);
  await user.type(input(), '   {Enter}');
  expect(heard.onSend).not.toHaveBeenCalled();
  await user.type(input(), 'One{Shift>}{Enter}{/Shift}two');
  expect(input().value).toBe('   One\ntwo');
  expect(heard.onSend).not.toHaveBeenCalled();
  await user.type(input(), '{Enter}');
  expect(heard.onSend).toHaveBeenCalledOnce();
});

test.each([
  ['isComposing', { isComposing: true }],
  ['key code 229 in Safari', { keyCode: 229 }],
])('Enter that ends an IME composition does not send: %s', (_, how) => {
  render(<Page first="こんにちは" />);
  fireEvent.keyDown(input(), { key: 'Enter', ...how });
  expect(heard.onSend).not.toHaveBeenCalled();
  fireEvent.compositionStart(input());
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(heard.onSend).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input());
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(heard.onSend).toHaveBeenCalledOnce();
});

test('while an answer arrives Enter does nothing and the button stops it', async () => {
  const user = userEvent.setup();
  render(<Page isBusy first="Next" />);
  await user.type(input(), '{Enter}');
  expect(heard.onSend).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(heard.onStop).toHaveBeenCalledOnce();
});

test('the second click of a double click on Send does not stop the answer', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page first="Next" />);
  await user.click(send());
  rerender(<Page isBusy first="Next" />);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(heard.onStop).not.toHaveBeenCalled();
});

test('a second click that a busy device handles late does not stop the answer either', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page first="Next" />);
  await user.click(send());
  const second = new MouseEvent('click', { bubbles: true });
  rerender(<Page isBusy first="Next" />);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
  fireEvent(screen.getByRole('button', { name: 'Stop' }), second);
  expect(heard.onStop).not.toHaveBeenCalled();
});

test('text that is too long is kept, counted and not sent', async () => {
  const user = userEvent.setup();
  render(<Page first={'x'.repeat(3600)} />);
  expect(screen.getByText('400 characters left')).toBeTruthy();
  fireEvent.change(input(), { target: { value: 'x'.repeat(4012) } });
  expect(input().value).toHaveLength(4012);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('12 characters over the limit. Shorten it to send.');
  await user.type(input(), '{Enter}');
  expect(heard.onSend).not.toHaveBeenCalled();
  fireEvent.change(input(), { target: { value: 'short' } });
  expect(input().hasAttribute('aria-invalid')).toBe(false);
});

test('with no questions left the input is disabled, and its text stays readable', async () => {
  const user = userEvent.setup();
  render(<Page isClosed first="Kept" />);
  await user.type(input(), 'more{Enter}');
  expect(input().value).toBe('Kept');
  expect(input().getAttribute('aria-disabled')).toBe('true');
  expect(send().disabled).toBe(true);
  expect(heard.onSend).not.toHaveBeenCalled();
});

test('Escape is passed on to the parent', async () => {
  const user = userEvent.setup();
  render(<Page first="Half a thought" />);
  await user.type(input(), '{Escape}');
  expect(heard.onEscape).toHaveBeenCalledOnce();
});
