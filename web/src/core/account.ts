import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { previewView } from '#shared/domain/admin/admin-preview.ts';
import { usePreview } from './admin/admin-preview.ts';
import { api } from './api.ts';
import { actingAccount, mayGoByItself, setActingAccount } from './people/acting-account.ts';
import { queryClient } from './query-client.ts';
import { serverNow, setServerNow } from './server-clock.ts';

/** The query everybody shares: your account, what it may use, your businesses and what is left of your questions. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => {
    const own = await api.account.get({}, { signal });
    const [other] = own.works_in ?? [];
    // Who has no business of their own starts where they work.
    const isElsewhere = !own.account.onboarding_completed && other && mayGoByItself();
    if (isElsewhere) setActingAccount(other.account_id);
    const view = isElsewhere ? await api.account.get({}, { signal }) : own;
    setServerNow(view.now);
    return view;
  },
  staleTime: 30_000,
});

/**
 * The account of who is signed in, or, while an admin previews, the account they look through. Pages behind the gate
 * always have it; anywhere else it throws.
 */
export const useAccount = (): AccountView => {
  const { data } = useQuery(accountQuery);
  const preview = usePreview();
  const view = useMemo(
    () => (data && preview ? previewView(data, preview, serverNow()) : data),
    [data, preview],
  );
  if (!view) throw new Error('useAccount needs a page that is only shown to members');
  return view;
};

/** Shows an account that a call has answered. Only the read of the account says where its person works besides, so that stays. */
export const showAccount = (view: AccountView) =>
  void queryClient.setQueryData(accountQuery.queryKey, (before) => ({
    ...view,
    ...(before?.works_in && { works_in: before.works_in }),
  }));

/** Takes over an account that a call has answered, so that every page shows it at once. */
export const useSetAccount = () => {
  const client = useQueryClient();
  return (view: AccountView) =>
    // What is about a person answers with their own account, which may not be the one that is open.
    [null, view.account.id].includes(actingAccount())
      ? showAccount(view)
      : void client.invalidateQueries({ queryKey: accountQuery.queryKey });
};

/** Takes over what an answer says is left of the questions. */
export const setQuota = (quota: AccountView['quota']) => {
  queryClient.setQueryData(accountQuery.queryKey, (view) => view && { ...view, quota });
  void queryClient.invalidateQueries({ queryKey: ['usage'] });
};
