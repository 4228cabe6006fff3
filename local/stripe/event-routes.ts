import { asForm, asList, asNumber } from './request-form.ts';
import { listPage, type Route } from './routes.ts';
import type { Store } from './store.ts';

/** The events of the account, newest first; the provider keeps them for 30 days. */
export const eventRoutes = (store: Store): Route[] => [
  [
    'GET',
    '/v1/events',
    (form) => {
      const since = asNumber(asForm(form.created).gte) ?? 0;
      const types = asList(form.types);
      return listPage(
        store
          .all('event')
          .filter(
            ({ created, type }) => created >= since && (!types.length || types.includes(type)),
          ),
        form,
      );
    },
  ],
];
