import { webhooks } from '#shared/contract/connections.ts';
import { Problem } from '#shared/contract/problem.ts';
import { feature, handle } from '../lib/http.ts';

/** No provider is set up yet, so no event is one of ours. */
const receive = handle(webhooks.receive, async () => {
  throw new Problem('not-found');
});

export const handler = feature(webhooks, { receive });
