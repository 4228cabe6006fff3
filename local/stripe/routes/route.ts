import type { Form } from '../request-form.ts';

/** Method, path with at most one `{id}`, and what it answers. */
export type Route = readonly [
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  answer: (form: Form, id?: string) => object,
];

/** The route for a request, with the id in its path. */
export const findRoute = (routes: readonly Route[], method: string, path: string) => {
  for (const route of routes) {
    const [of, pattern] = route;
    const found = new RegExp(`^${pattern.replace('{id}', '([^/]+)')}$`).exec(path);
    if (of === method && found) return { answer: route[2], id: found[1] };
  }
  return undefined;
};
