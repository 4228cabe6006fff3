import type { App } from '../app.ts';
import type { Asker } from '../chat.ts';
import { locateBusiness } from '../locate-business.ts';
import { dayMs } from './check-in-job.ts';

/** Makes a business old enough to have a past week, and sets its location. */
export const settle = async (app: App, owner: Asker, zone?: string) => {
  const made = new Date(Date.now() - 30 * dayMs).toISOString();
  await app.table.change(`USER#${owner.sub}`, `BUSINESS#${owner.businessId}`, 'created_at', made);
  await locateBusiness(owner, zone);
};

/** Sets the time of an owner's last visit. */
export const seenAt = (app: App, { sub }: Asker, at: number) =>
  app.table.change(`USER#${sub}`, 'ACCOUNT', 'active_on', new Date(at).toISOString().slice(0, 10));
