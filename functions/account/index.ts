import { account as routes } from '#shared/contract/account.ts';
import { feature } from '../lib/http.ts';
import { warmUp } from '../lib/warm-up.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { exportData } from './export.ts';
import { get } from './get.ts';
import { onboard } from './onboard.ts';
import { remove } from './remove.ts';
import { syncEmail } from './sync-email.ts';
import { usage } from './usage.ts';

warmUp();

export const handler = feature(
  routes,
  {
    get,
    onboard,
    usage,
    syncEmail,
    export: exportData,
    remove,
  },
  { refuseDeleted },
);
