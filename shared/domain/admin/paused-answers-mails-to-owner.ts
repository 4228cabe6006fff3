import { accountMail } from '../account/account-mail-frame.ts';

/** Tells an owner that an admin has paused the answers of the account, and why. */
export const answersPausedMail = (reason: string, origin: string) =>
  accountMail({
    subject: 'We’ve paused your helpers',
    sentences: [
      'Your helpers can’t answer questions right now, because we’ve paused them. Everything you saved is still there, and you can still use it.',
      `Why we did this: ${reason}`,
      'Think it’s a mistake? Tell us, and we’ll take another look.',
    ],
    links: [['Contact us', `${origin}/contact`]],
  });

/** Tells an owner that the helpers answer again. */
export const answersResumedMail = (reason: string, origin: string) =>
  accountMail({
    subject: 'Your helpers are back',
    sentences: ['Your helpers can answer your questions again.', `What changed: ${reason}`],
    links: [['Go to your helpers', `${origin}/dashboard`]],
  });
