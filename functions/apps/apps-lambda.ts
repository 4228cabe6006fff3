import { apps } from '#shared/contract/apps.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { approve } from './approve-authorization-request.ts';
import { list } from './list-apps.ts';
import { remove } from './remove-app.ts';
import { showAuthorizationRequest } from './show-authorization-request.ts';

export const handler = feature(
  apps,
  { list, check: showAuthorizationRequest, approve, remove },
  { enterAccount },
);
