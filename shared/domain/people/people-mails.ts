import { accountMail } from '../account/account-mail-frame.ts';
import { capitalized } from '../lib/capitalized.ts';
import { invitationDays } from './invitations.ts';
import { undoDays } from './member-removal.ts';

type Names = { owner: string; business: string };

const inAccount = ({ business }: Names) => (business ? `${business} on Sevenhands` : 'Sevenhands');

/** Invites somebody to work in an account; the link works once. */
export const invitationMail = (names: Names, token: string, origin: string) =>
  accountMail({
    subject: names.business ? `Join ${names.business} on Sevenhands` : 'Join Sevenhands',
    sentences: [
      `${capitalized(names.owner)} invited you to help run ${names.business || 'the business'}. You can ask the helpers, work through the week, and keep the numbers up to date.`,
      `The link works once, for ${invitationDays} days, and only with this email address.`,
    ],
    links: [['Accept invitation', `${origin}/invitation#${token}`]],
    why: `You’re getting this because ${names.owner} entered your email address in Sevenhands. If you don’t know them, ignore it.`,
  });

/** Tells the owner that somebody has accepted. */
export const acceptedMail = (name: string, email: string, origin: string) =>
  accountMail({
    subject: `${name} joined you on Sevenhands`,
    sentences: [
      `${name} (${email}) accepted your invitation and can start right away.`,
      'If that wasn’t who you invited, remove them under People.',
    ],
    links: [['See who’s there', `${origin}/dashboard/profile/people`]],
  });

/** Tells a person that the owner has removed them. */
export const removedMail = (names: Names, origin: string) =>
  accountMail({
    subject: `You no longer have access to ${inAccount(names)}`,
    sentences: [
      `${capitalized(names.owner)} removed you from ${names.business || 'the account'}, and you were signed out.`,
      `We’ll delete your chats there in ${undoDays} days. You can still sign in to your own account.`,
    ],
    links: [['Go to Sevenhands', origin]],
  });

/** Tells somebody that the account they worked in is deleted. */
export const closedMail = (origin: string) =>
  accountMail({
    subject: 'An account you worked in is gone',
    sentences: [
      'The owner deleted the Sevenhands account you worked in, along with its businesses and your chats there.',
      'You can still sign in to your own account.',
    ],
    links: [['Go to Sevenhands', origin]],
  });

/** Tells the owner that somebody has left. */
export const leftMail = (name: string, email: string, origin: string) =>
  accountMail({
    subject: `${capitalized(name)} left your account`,
    sentences: [
      `${capitalized(name)} (${email}) left your Sevenhands account. What they did for your business stays. We’ll delete their chats in ${undoDays} days.`,
    ],
    links: [['See who’s there', `${origin}/dashboard/profile/people`]],
  });
