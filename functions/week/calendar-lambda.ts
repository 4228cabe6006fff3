import { calendar } from '#shared/contract/week/calendar-address.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { get } from './calendar/get-feed.ts';
import { make } from './calendar/make-feed.ts';
import { remove } from './calendar/remove-feed.ts';

export const handler = feature(calendar, { get, make, remove }, { enterAccount });
