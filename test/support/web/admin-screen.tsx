import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ProblemCode } from '#shared/contract/problem.ts';
import { setPreview } from '#web/core/admin/admin-preview.ts';
import { Toaster } from '#web/core/toast.tsx';

type Answer = object | { refuse: ProblemCode; title: string };
type Request = { method: string; path: string; body: unknown; headers: Headers };
/** Responses by method and path. */
type Answers = Record<string, Answer | ((request: Request) => Answer | null)>;

/** The creation time of everything on the admin pages. */
export const date = '2026-11-20T10:00:00.000Z';

/** A prompt of Sales as the editor receives it. */
export const prompt = {
  id: 'sales.quote',
  version: 1,
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
  subcategory: null,
  text_version: '2',
};
const empty = { items: [], next: null };
const usual: Answers = {
  'GET /admin/overview': {
    users: 1240,
    by_plan: { free: 1000, essentials: 200, pro: 40 },
    trials: 12,
    active_today: 80,
    active_30_days: 600,
    questions: 9000,
    by_helper: [
      { helper_id: 'sales', count: 6000 },
      { helper_id: null, count: 3000 },
    ],
    by_trade: [{ business_type: 'Roofer', count: 9000 }],
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

/**
 * A stand-in server for the admin pages in every test of the file; it starts with the usual responses and fails on any
 * other request.
 */
export const setUpAdminServer = () => {
  const server = {
    answers: usual,
    requests: [] as Request[],
    /** Restores the usual responses. */
    reset: () => {
      server.answers = { ...usual };
    },
  };
  beforeEach(() => {
    server.reset();
    server.requests = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      const path = new URL(url, 'http://app').pathname.replace('/api', '');
      const request: Request = {
        method: init.method ?? 'GET',
        path: path + new URL(url, 'http://app').search,
        body: init.body ? JSON.parse(String(init.body)) : undefined,
        headers: new Headers(init.headers),
      };
      server.requests.push(request);
      const found = server.answers[`${request.method} ${path}`];
      const answer = typeof found === 'function' ? found(request) : found;
      if (answer === undefined) throw new Error(`Not expected: ${request.method} ${path}`);
      if (answer instanceof Response) return answer;
      if (answer === null) return Response.json(null);
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
  return server;
};

const Where = () => <output>{useLocation().pathname}</output>;
/** Renders an admin page with its current path and toasts. */
export const show = (page: React.ReactNode, at = '/admin') => {
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

export const refused = {
  refuse: 'forbidden',
  title: 'You don’t have permission to do this',
} as const;

/** The answer to a prompt that is tried, as a stream that is whole at once. */
export const triedStream = (answer: object) =>
  new Response(`event: done\ndata: ${JSON.stringify(answer)}\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });

/** Tests the prompt in the editor with a value for its blank, and publishes it. */
export const testAndPublish = async (user: UserEvent) => {
  const form = within(screen.getByRole('region', { name: 'Test it' }));
  const blank = form.queryByLabelText('Customer');
  if (blank instanceof HTMLSelectElement)
    await user.selectOptions(blank, blank.options[1]?.value ?? '');
  else if (blank) await user.type(blank, 'Maria');
  await user.click(form.getByRole('button', { name: 'Test it' }));
  await waitFor(() => form.getAllByText(/checks passed/));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
};
