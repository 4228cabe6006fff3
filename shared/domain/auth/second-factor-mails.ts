import { accountMail } from '../account/account-mail-frame.ts';
import { type ResetEnd, resetHours } from './second-factor-reset.ts';

/** A moment in UTC, since the server does not know the owner's time zone. */
const momentText = (at: string) =>
  `${new Date(at).toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })} UTC`;

/** Tells an owner that two-step sign-in will be turned off, when, and how to stop that without signing in. */
export const resetAskedMail = (dueAt: string, token: string, origin: string) =>
  accountMail({
    subject: 'Two-step sign-in will be turned off',
    sentences: [
      `We were asked to turn off two-step sign-in for your account, because the phone with the codes is lost. We checked who asked, and we’ll turn it off in ${resetHours} hours, on ${momentText(dueAt)}. After that, your password alone opens your account.`,
      'Was it you? Then there’s nothing to do. We’ll email you when it’s off.',
      'If it wasn’t you, keep it on. The button works without signing in. Signing in with your code keeps it on, too.',
    ],
    links: [
      ['Keep it on', `${origin}/api/second-factor/keep/${token}`],
      ['Reset your password', `${origin}/forgot-password`],
    ],
  });

/** Tells an owner that two-step sign-in was turned off as announced. */
export const resetDoneMail = (askedAt: string, origin: string) =>
  accountMail({
    subject: 'Two-step sign-in is off',
    sentences: [
      `We turned two-step sign-in off, as we told you on ${momentText(askedAt)}. Every device was signed out.`,
      'Sign in with your password and set it up again. You’ll get new recovery codes.',
      'If you didn’t ask for this, reset your password right away, then write to us.',
    ],
    links: [
      ['Set it up again', `${origin}/dashboard/profile/sign-in`],
      ['Reset your password', `${origin}/forgot-password`],
      ['Contact us', `${origin}/contact`],
    ],
  });

/** Why two-step sign-in stayed on, as the owner reads it; there is no mail when nothing was to be turned off. */
const keptBecause: Readonly<Record<Exclude<ResetEnd, 'done' | 'not_needed'>, string>> = {
  link: 'You pressed “Keep it on”, so we won’t turn two-step sign-in off.',
  signed_in: 'You signed in, so we won’t turn two-step sign-in off.',
  admin: 'We stopped it, so two-step sign-in won’t be turned off.',
  not_allowed: 'We stopped it, so two-step sign-in won’t be turned off.',
};
export type KeptEnd = keyof typeof keptBecause;

/** Tells an owner that two-step sign-in stays on. */
export const resetStoppedMail = (end: KeptEnd, origin: string) =>
  accountMail({
    subject: 'Two-step sign-in stays on',
    sentences: [
      keptBecause[end],
      'If you still can’t get to your codes, write to us again. If someone else asked us to turn it off, reset your password to be safe.',
    ],
    links: [
      ['Reset your password', `${origin}/forgot-password`],
      ['Contact us', `${origin}/contact`],
    ],
  });

/** Tells the admin who asked for a reset that its owner stopped it; which account it was stands behind the link only. */
export const resetRefusedMail = (end: KeptEnd, accountId: string, origin: string) =>
  accountMail({
    subject: 'An owner kept two-step sign-in on',
    sentences: [
      end === 'signed_in'
        ? 'The owner signed in before the reset you asked for was due, so two-step sign-in stays on.'
        : 'The owner stopped the reset you asked for, so two-step sign-in stays on. The person who wrote to you may not be the owner.',
    ],
    links: [['Open the account', `${origin}/admin?view=user&id=${encodeURIComponent(accountId)}`]],
    why: 'You’re getting this because you’re an admin of Sevenhands.',
  });

/** Tells an owner that somebody turned two-step sign-in off with one of the recovery codes. */
export const recoveredMail = (origin: string) =>
  accountMail({
    subject: 'Two-step sign-in is off',
    sentences: [
      'Two-step sign-in was just turned off with your password and one of your recovery codes. Every device was signed out.',
      'If this was you, sign in and set it up again. You’ll get new recovery codes.',
      'If it wasn’t you, reset your password right away.',
    ],
    links: [
      ['Set it up again', `${origin}/dashboard/profile/sign-in`],
      ['Reset your password', `${origin}/forgot-password`],
    ],
  });
