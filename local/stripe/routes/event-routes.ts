import { asForm, asList, asNumber, asText, type Form } from '../request-form.ts';
import type { Store } from '../store.ts';
import { listPage } from './list-page.ts';
import type { Route } from './route.ts';

/** The events of the account, newest first; the provider keeps them for 30 days. */
export const eventRoutes = (store: Store): Route[] => [
  ['GET', '/v1/events', (form) => listPage(store.all('event').filter(askedFor(form)), form)],
  ['GET', '/v1/events/{id}', (_, id) => store.get('event', id)],
];

const askedFor = (form: Form) => {
  const since = asNumber(asForm(form.created).gte) ?? 0;
  const types = asList(form.types);
  const only = asText(form.type);
  return ({ created, type }: { created: number; type: string }) =>
    created >= since && (!types.length || types.includes(type)) && (!only || type === only);
};
