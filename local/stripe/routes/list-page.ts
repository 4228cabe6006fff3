import { type List, withoutLocalFields } from '../objects.ts';
import { asNumber, asText, type Form } from '../request-form.ts';

/** One page of a list, as the provider pages: by the id of the last object seen. */
export const listPage = <T extends { id: string }>(all: readonly T[], form: Form): List<T> => {
  const limit = asNumber(form.limit) ?? 10;
  const before = asText(form.starting_after);
  const from = before ? all.findIndex(({ id }) => id === before) + 1 : 0;
  return {
    object: 'list',
    data: all.slice(from, from + limit).map(withoutLocalFields),
    has_more: all.length > from + limit,
    url: '/v1',
  };
};
