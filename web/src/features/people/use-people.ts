import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PeopleView } from '#shared/domain/people/people-schemas.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';

const key = ['people'] as const;

/** The people of the account, as the server has them. */
export const usePeople = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => api.account.people({}, { signal }) });

/** Takes over people that a call has answered. */
export const useSetPeople = () => {
  const client = useQueryClient();
  return (view: PeopleView) => client.setQueryData(key, view);
};

/** A change of the people, after which the page shows what the server has, also where it failed. */
export const useChangePeople = <Input = string>(
  change: (input: Input) => Promise<PeopleView>,
  said: string,
  onDone?: () => void,
) => {
  const client = useQueryClient();
  const setPeople = useSetPeople();
  return useMutation({
    mutationFn: change,
    onSuccess: (view) => {
      setPeople(view);
      toast(said);
      onDone?.();
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
};
