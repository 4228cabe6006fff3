import { checkIn } from '#shared/contract/week/check-in.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { get } from './check-in/get-check-in.ts';
import { getSettings } from './check-in/get-settings.ts';
import { saveSettings } from './check-in/save-settings.ts';
import { saveNumbers } from './check-in/save-week-numbers.ts';

export const handler = feature(
  checkIn,
  { get, getSettings, saveNumbers, saveSettings },
  { enterAccount },
);
