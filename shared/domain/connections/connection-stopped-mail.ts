import { accountMail } from '../account/account-mail-frame.ts';
import type { MailContent } from '../lib/mail-types.ts';
import { type ProviderId, providers } from './providers.ts';

/** Tells an owner once that a connection stopped and only they can mend it. */
export const connectionStoppedMail = (
  provider: ProviderId,
  business: { readonly id: string; readonly name: string },
  origin: string,
): MailContent => {
  const { name } = providers[provider];
  return accountMail({
    subject: `${name} stopped`,
    sentences: [
      `We can’t read ${name} for ${business.name} any more. The sign-in there ended or was taken back.`,
      'What we read before is still in Sevenhands, with its date. Sign in there again to go on.',
      'If you stopped it on purpose, you don’t need to do anything.',
    ],
    links: [[`Connect ${name}`, `${origin}/dashboard/connections?business=${business.id}`]],
  });
};
