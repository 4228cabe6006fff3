import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextField } from '#web/ui/public-fields.tsx';
import { useForm, type Values } from '#web/ui/use-form.ts';

const Form = ({ submit }: { submit: (values: Values) => Promise<void> | void }) => {
  const { form, field, failure, busy } = useForm({
    // In a different order than on the page, because the page decides which field is first.
    validate: (values) => ({
      ...(values.text('city') === '' && { city: 'City is required' }),
      ...(values.text('name') === '' && { name: 'Name is required' }),
    }),
    submit,
  });
  return (
    <form {...form}>
      {failure && <p role="alert">{failure}</p>}
      <TextField {...field('name')} label="Name" />
      <TextField {...field('city')} label="City" />
      <button type="submit">{busy ? 'Sending...' : 'Send'}</button>
    </form>
  );
};

test('all errors are shown at once, and the first invalid field gets the focus', async () => {
  const user = userEvent.setup();
  const submit = vi.fn();
  render(<Form submit={submit} />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('Name is required')).toBeTruthy();
  expect(screen.getByText('City is required')).toBeTruthy();
  const name = screen.getByLabelText('Name');
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  const described = name.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toContain('Name is required');
  expect(submit).not.toHaveBeenCalled();
});

test('editing a field removes its error and keeps the others', async () => {
  const user = userEvent.setup();
  render(<Form submit={() => {}} />);
  await user.click(screen.getByRole('button'));
  await user.type(screen.getByLabelText('Name'), 'D');
  expect(screen.queryByText('Name is required')).toBeNull();
  expect(screen.getByText('City is required')).toBeTruthy();
});

test('a failed request shows an error and keeps the input', async () => {
  const user = userEvent.setup();
  render(
    <Form
      submit={async () => {
        throw new Error('The box is full');
      }}
    />,
  );
  await user.type(screen.getByLabelText('Name'), 'Dana');
  await user.type(screen.getByLabelText('City'), 'Austin');
  await user.click(screen.getByRole('button'));
  expect((await screen.findByRole('alert')).textContent).toBe('The box is full');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Dana');
});

test('a double click sends one request', async () => {
  const user = userEvent.setup();
  const sent = Promise.withResolvers<void>();
  const submit = vi.fn(() => sent.promise);
  render(<Form submit={submit} />);
  await user.type(screen.getByLabelText('Name'), '  Dana ');
  await user.type(screen.getByLabelText('City'), 'Austin');
  await user.dblClick(screen.getByRole('button'));
  expect(screen.getByText('Sending...')).toBeTruthy();
  expect(submit).toHaveBeenCalledOnce();
  sent.resolve();
  expect(await screen.findByText('Send')).toBeTruthy();
  const [values] = submit.mock.calls[0] as unknown as [Values];
  expect([values.text('name'), values.raw('name'), values.all('city')]).toEqual([
    'Dana',
    '  Dana ',
    ['Austin'],
  ]);
});
