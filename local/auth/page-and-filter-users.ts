import { invalid } from './refusal.ts';
import type { User } from './user.ts';

/** One page of a list of at most 60, and the token of the next page. */
export const pageOf = <T>(all: T[], limit = 60, from = '0') => {
  if (limit > 60)
    throw invalid(
      "1 validation error detected: Value at 'limit' failed to satisfy constraint: Member must have value less than or equal to 60",
    );
  const start = Number(from);
  const end = start + limit;
  return { page: all.slice(start, end), next: all.length > end ? String(end) : undefined };
};

/** The users that match a filter of Cognito's syntax (`email = "…"`, `sub ^= "…"`); throws if it is malformed. */
export const filterUsers = (users: readonly User[], filter: string | undefined) => {
  if (!filter) return [...users];
  const [, name = '', operator, value = ''] =
    /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/.exec(filter) ?? [];
  if (!operator) throw invalid('One or more parameters are invalid: Filter');
  return users.filter((user) => {
    const actual = filterValue(user, name);
    return operator === '=' ? actual === value : actual.startsWith(value);
  });
};

const filterValue = ({ sub, status, enabled, attributes }: User, name: string) =>
  ({
    ...attributes,
    sub,
    username: sub,
    'cognito:user_status': status,
    status: enabled ? 'Enabled' : 'Disabled',
  })[name] ?? '';
