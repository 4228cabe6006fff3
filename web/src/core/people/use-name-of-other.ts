import { useQuery } from '@tanstack/react-query';
import { nameOfOther } from '#shared/domain/people/other-people.ts';
import { accountQuery } from '../account.ts';

/** The first name of another person of the account; undefined for oneself, and where nobody was noted. */
export const useNameOfOther = (by: string | undefined) => {
  // Read from what the page has already: it is asked for nowhere but at the gate.
  const { data } = useQuery({ ...accountQuery, enabled: false });
  return nameOfOther(data?.people, by);
};
