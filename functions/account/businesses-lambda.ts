import { businesses } from '#shared/contract/businesses.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { add } from './businesses/add-business.ts';
import { locateBusinessByBrowser } from './businesses/locate-business-by-browser.ts';
import { remove } from './businesses/remove-business.ts';
import { switchBusiness } from './businesses/switch-business.ts';
import { update } from './businesses/update-business.ts';

export const handler = feature(
  businesses,
  {
    add,
    update,
    locate: locateBusinessByBrowser,
    switch: switchBusiness,
    remove,
  },
  { enterAccount },
);
