import type { List } from './objects.ts';
import { shown } from './objects.ts';
import { asNumber, asText, type Form } from './request-form.ts';

/** Method, path with at most one `{id}`, and what it answers. */
export type Route = readonly [
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  answer: (form: Form, id?: string) => object,
];

/** One page of a list, as the provider pages: by the id of the last object seen. */
export const listPage = <T extends { id: string }>(all: readonly T[], form: Form): List<T> => {
  const limit = asNumber(form.limit) ?? 10;
  const before = asText(form.starting_after);
  const from = before ? all.findIndex(({ id }) => id === before) + 1 : 0;
  return {
    object: 'list',
    data: all.slice(from, from + limit).map(shown),
    has_more: all.length > from + limit,
    url: '/v1',
  };
};

/** The route for a request, with the id in its path. */
export const findRoute = (routes: readonly Route[], method: string, path: string) => {
  for (const route of routes) {
    const [of, pattern] = route;
    const found = new RegExp(`^${pattern.replace('{id}', '([^/]+)')}$`).exec(path);
    if (of === method && found) return { answer: route[2], id: found[1] };
  }
  return undefined;
};
