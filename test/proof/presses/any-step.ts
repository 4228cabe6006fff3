import type { App } from '#test/support/app.ts';
import type { Asker } from '#test/support/chat.ts';
import { pick, type Random } from '../support/random.ts';
import { routes, unknownIds, wired } from '../support/samples.ts';

/** Calls any route of the product with the ids of the owner, as a person who presses everything once. */
export const callAnyRoute = async (app: App, ada: Asker, random: Random) => {
  const safe = routes.filter(
    ({ route, feature }) =>
      route.access === 'member' && feature !== 'account' && !route.path.includes('presses'),
  );
  const { route, sample } = pick(random, safe);
  const { method, path, body } = wired(
    route,
    sample({ ...unknownIds(), business: ada.businessId }),
  );
  // The business stays: without it there is nothing to write.
  if (method === 'DELETE' && /businesses\/[^/]+$|connections\/[^/]+$/.test(path)) return;
  await app.send(method, path, { name: 'ada', ...(body !== undefined && { body }) });
};

/** Runs any scheduled job of the product. */
export const runAnyJob = async (random: Random) => {
  const { jobs, runJob } = await import('#local/jobs.ts');
  await runJob(pick(random, Object.keys(jobs) as (keyof typeof jobs)[]));
};
