import { businesses } from '#shared/contract/businesses.ts';
import { feature } from '../lib/http.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { add } from './add.ts';
import { locate } from './locate.ts';
import { remove } from './remove.ts';
import { switchBusiness } from './switch.ts';
import { update } from './update.ts';

export const handler = feature(
  businesses,
  {
    add,
    update,
    locate,
    switch: switchBusiness,
    remove,
  },
  { refuseDeleted },
);
