import { review } from '#shared/contract/review.ts';
import { feature } from '../lib/http.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { get } from './get.ts';
import { getSettings } from './get-settings.ts';
import { saveNumbers } from './save-numbers.ts';
import { saveSettings } from './save-settings.ts';
import { showStop } from './show-stop.ts';
import { stop } from './stop.ts';

export const handler = feature(
  review,
  { get, getSettings, saveNumbers, saveSettings, showStop, stop },
  { refuseDeleted },
);
