import type { App } from '../app.ts';
import { asker } from '../chat.ts';
import { joined, workingIn } from './people.ts';

const confirmation = 'HAND OVER';

/** An owner with somebody in the office to whom the account is offered. */
export const offeredAccount = async (app: App) => {
  const ada = await asker(app, 'ada');
  await app.member('carol');
  const carol = await joined(app, 'ada', 'carol');
  const offer = () => ada.api.account.offerHandover({ id: carol.sub, confirmation });
  const view = await offer();
  return { ada, carol, offer, view };
};

/** An account that Ada began and handed over to Carol, who works in it by its id; Ada works in its office without naming it. */
export const handedOverAccount = async (app: App) => {
  const { ada, carol } = await offeredAccount(app);
  await carol.api.account.answerHandover({ accept: true });
  return { ada, carol, accountId: ada.sub, owner: workingIn(app, ada.sub, 'carol') };
};
