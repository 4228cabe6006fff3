import { history } from '#shared/contract/history.ts';
import { feature } from '../lib/http.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { changeDraft } from './change-draft.ts';
import { clear } from './clear.ts';
import { fillPlaces } from './fill-places.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { photo } from './photo.ts';
import { rate } from './rate.ts';
import { remove } from './remove.ts';
import { stop } from './stop.ts';

export const handler = feature(
  history,
  { list, get, photo, clear, remove, rate, stop, changeDraft, fillPlaces },
  { refuseDeleted },
);
