import { noCodeTicket, tooManyCodes } from '#shared/domain/auth/code-request-limits.ts';
import { log } from '../lib/log.ts';
import { readCodeTicket } from '../lib/mail/code-ticket.ts';
import { spendTicket } from './code-tickets-table.ts';

/** What a page passes to the user pool with its wish for a code. */
type Passed = Readonly<Record<string, string>> | undefined;

/** Throws the words for the page when the count of mails is full. Nobody is kept out because the count cannot be kept. */
export const refuseCodeMail = async (take: () => Promise<boolean>) => {
  if (!(await unlessItFails(take))) throw refusal(tooManyCodes);
};

/**
 * Throws the words for the page unless a ticket comes along that is good for the address and was not used before. Without
 * any ticket nobody passes; while one cannot be checked, everybody who has one does.
 */
export const refuseWithoutTicket = async (passed: Passed, email: string, now: Date) => {
  const ticket = passed?.ticket ?? '';
  const spends = async () => {
    const read = await readCodeTicket(ticket, email, now);
    return read !== undefined && spendTicket(read.id, read.ends);
  };
  if (ticket === '' || !(await unlessItFails(spends))) throw refusal(noCodeTicket);
};

const unlessItFails = (passes: () => Promise<boolean>) =>
  passes().catch((error: Error) => {
    log.error('mails with codes are not counted', { error });
    return true;
  });

/** What a trigger throws to refuse: the pool passes words on only if the trigger fails. The log tells it from a failure. */
export const refusal = (words: string) => {
  log.info('sign-up or code refused');
  return new Error(words);
};
