import { tooManyCodes } from '#shared/domain/auth/code-mail-limits.ts';
import { log } from '../lib/log.ts';

/** Throws the words for the page when the count of mails is full. Nobody is kept out because the count cannot be kept. */
export const refuseCodeMail = async (take: () => Promise<boolean>) => {
  const passes = await take().catch((error: Error) => {
    log.error('mails with codes are not counted', { error });
    return true;
  });
  if (!passes) throw new Error(tooManyCodes);
};
