import { businesses } from '#shared/contract/account.ts';
import { feature } from '../lib/http.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { add } from './businesses/add.ts';
import { locate } from './businesses/locate.ts';
import { remove } from './businesses/remove.ts';
import { switchBusiness } from './businesses/switch.ts';
import { update } from './businesses/update.ts';

export const handler = feature(
  businesses,
  {
    add,
    update,
    locate,
    switch: switchBusiness,
    remove,
  },
  { enterAccount },
);
