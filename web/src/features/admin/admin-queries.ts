import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Contract } from '#shared/contract/index.ts';
import type { Output, Parsed } from '#shared/contract/route.ts';
import { api } from '#web/core/api.ts';

type Admin = Contract['admin'];
export type Overview = Output<Admin['getOverview']>;
export type Growth = Output<Admin['getGrowth']>;
export type Health = Output<Admin['getHealth']>;
/** How many days back. */
export type HealthRange = Parsed<Admin['getHealth']>['days'];
export type Ads = Output<Admin['getAds']>;
export type UserRow = Output<Admin['listUsers']>['items'][number];
export type UserDetail = Output<Admin['getUser']>;
export type PromptRatings = Output<Admin['listRatings']>['items'][number];
export type WeakPrompt = Output<Admin['listWeakPrompts']>['items'][number];
/** Which of the worst prompts are shown. */
export type WeakFilter = Pick<
  Parsed<Admin['listWeakPrompts']>,
  'order' | 'asked_at_least' | 'helper_id' | 'business_type'
>;
export type Suggestion = Output<Admin['listSuggestions']>['items'][number];
export type ContactMessage = Output<Admin['listMessages']>['items'][number];
export type AuditEntry = Output<Admin['listAudit']>['items'][number];
/** Which entries of the audit log are shown. */
export type AuditFilter = Parameters<typeof api.admin.exportAudit>[0];
export type AssignedMessage = Output<Admin['listInbox']>['items'][number];
export type MessageDetail = Output<Admin['getMessage']>;
export type SuggestionDetail = Output<Admin['getSuggestion']>;
export type AdminPrompt = Output<Admin['listPrompts']>['items'][number];
/** A list of prompts: those of a helper for a trade, or inside one of its subcategories. */
export type PromptPlace = Parameters<typeof api.admin.listPrompts>[0];

/** Everything the admin page asked for lies under this key. */
export const adminQueryRoot = ['admin'] as const;

/** The numbers of the cards and charts. */
export const overviewQuery = queryOptions({
  queryKey: [...adminQueryRoot, 'overview'],
  queryFn: ({ signal }) => api.admin.getOverview({}, { signal }),
});

/** Sign-ups by month and source, and what became of them. */
export const growthQuery = queryOptions({
  queryKey: [...adminQueryRoot, 'growth'],
  queryFn: ({ signal }) => api.admin.getGrowth({}, { signal }),
});

/** Whether the product works. */
export const healthQuery = (days: HealthRange) =>
  queryOptions({
    queryKey: [...adminQueryRoot, 'health', days],
    queryFn: ({ signal }) => api.admin.getHealth({ days }, { signal }),
  });

/** What the model cost today. */
export const modelSpendQuery = queryOptions({
  queryKey: [...adminQueryRoot, 'model-spend'],
  queryFn: ({ signal }) => api.admin.getModelSpend({}, { signal }),
});

/** How the ad page performs. */
export const adsQuery = queryOptions({
  queryKey: [...adminQueryRoot, 'ads'],
  queryFn: ({ signal }) => api.admin.getAds({}, { signal }),
});

/** The lists that come page by page, newest first. */
type Listed = 'listUsers' | 'listSuggestions' | 'listOpenSuggestions';
type Page<L extends Listed> = Output<Admin[L]>;
type Ask<P> = (input: { limit: number; after?: string }, at: { signal: AbortSignal }) => Promise<P>;
/** How many come at once. */
export const pageSize = 10;

/** One of these lists. */
export const listQuery = <L extends Listed>(list: L) => {
  const ask = api.admin[list] as Ask<Page<L>>;
  return infiniteQueryOptions({
    queryKey: [...adminQueryRoot, list],
    queryFn: ({ pageParam, signal }) =>
      ask({ limit: pageSize, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
};

/** What admins did, as far as it fits. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [...adminQueryRoot, 'listAudit', filter],
    queryFn: ({ pageParam, signal }) =>
      api.admin.listAudit(
        { ...filter, limit: pageSize, ...(pageParam && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The contact messages of owners who pay, or of everybody else. */
export const messagesQuery = (from: 'paid' | 'others') =>
  infiniteQueryOptions({
    queryKey: [...adminQueryRoot, 'listMessages', from],
    queryFn: ({ pageParam, signal }) =>
      api.admin.listMessages(
        { from, limit: pageSize, ...(pageParam && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The messages that wait for an answer, or that are snoozed. */
export const inboxQuery = (show: 'open' | 'snoozed') =>
  infiniteQueryOptions({
    queryKey: [...adminQueryRoot, 'listInbox', show],
    queryFn: ({ pageParam, signal }) =>
      api.admin.listInbox(
        { show, limit: pageSize, ...(pageParam && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** One contact message with the account it came from. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminQueryRoot, 'message', id],
    queryFn: ({ signal }) => api.admin.getMessage({ id }, { signal }),
  });

/** One suggestion with the account it came from. */
export const suggestionQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminQueryRoot, 'suggestion', id],
    queryFn: ({ signal }) => api.admin.getSuggestion({ id }, { signal }),
  });

/** One account. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminQueryRoot, 'user', id],
    queryFn: ({ signal }) => api.admin.getUser({ id }, { signal }),
  });

/** The thumbs of a helper's answers. */
export const ratingsQuery = (helper_id: Parameters<typeof api.admin.listRatings>[0]['helper_id']) =>
  queryOptions({
    queryKey: [...adminQueryRoot, 'ratings', helper_id],
    queryFn: ({ signal }) => api.admin.listRatings({ helper_id }, { signal }),
  });

/** The prompts that helped owners least, so many at once. */
export const weakPromptsQuery = ({ helper_id, business_type, ...rest }: WeakFilter) =>
  infiniteQueryOptions({
    queryKey: [...adminQueryRoot, 'weak-prompts', rest, helper_id ?? null, business_type ?? null],
    queryFn: ({ pageParam, signal }) =>
      api.admin.listWeakPrompts(
        {
          ...rest,
          ...(helper_id && { helper_id }),
          ...(business_type && { business_type }),
          from: String(pageParam),
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      return shown < total ? shown : null;
    },
  });

/** The starter prompts of a list. */
export const promptsQuery = (place: PromptPlace) =>
  queryOptions({
    queryKey: [
      ...adminQueryRoot,
      'actions',
      place.helper_id,
      place.business_type,
      place.subcategory ?? null,
    ],
    queryFn: ({ signal }) => api.admin.listPrompts(place, { signal }),
    // What is edited must be what stands there.
    staleTime: 0,
  });

/** A change to one thing by its id; everything the admin sees is asked for anew, since numbers and lists hang together. */
export const useAdminChange = <Input>(
  change: (input: Input) => Promise<unknown>,
  done: () => void = () => {},
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: adminQueryRoot }),
    onSettled: done,
  });
};
