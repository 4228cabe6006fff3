import { Problem } from '#shared/contract/problem.ts';
import { makeCodeTicket } from '../../lib/mail/code-ticket.ts';
import { mailCode } from '../../lib/user-pool.ts';
import { audited } from '../audited-operation.ts';
import { requireAccount } from './require-account-and-proofs.ts';

/** Mails a code to an address, as often as the limits for codes allow. */
const codeTo = async (email: string, now: Date) => {
  const sent = await mailCode(email, await makeCodeTicket(email, now)).catch((cause: Error) => {
    if (!tooMany.includes(cause.name)) throw cause;
    throw new Problem('too-fast', 'This address got too many codes. Try again in an hour.', {
      cause,
    });
  });
  if (!sent) throw new Problem('not-found');
  return { sent };
};

/** The pool's errors when a mailbox had enough codes: by our own limits, and by its own. */
const tooMany = [
  'UserLambdaValidationException',
  'LimitExceededException',
  'TooManyRequestsException',
];

/** Mails the owner of an account a code. */
export const sendCode = audited('sendCode', async ({ id }, now) =>
  codeTo((await requireAccount(id)).email, now),
);

/** Mails a code to somebody who has no account yet, because the first code was never entered. */
export const sendSignUpCode = audited('sendSignUpCode', ({ email }, now) => codeTo(email, now));
