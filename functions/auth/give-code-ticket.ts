import { beforeSignIn } from '#shared/contract/before-sign-in.ts';
import { Problem } from '#shared/contract/problem.ts';
import { tooManyFromNetwork } from '#shared/domain/auth/code-request-limits.ts';
import { handle } from '../lib/http-handler.ts';
import { log } from '../lib/log.ts';
import { makeCodeTicket } from '../lib/mail/code-ticket.ts';
import { takeCodeOfNetwork } from './network-code-limits.ts';

/** Gives the ticket for one code to one address. Nobody is kept out because the count cannot be kept. */
export const ticket = handle(beforeSignIn.ticket, async ({ email }, caller) => {
  const passes = await takeCodeOfNetwork(caller).catch((error: Error) => {
    log.error('codes are not counted by network', { error });
    return true;
  });
  if (!passes) throw new Problem('network-busy', tooManyFromNetwork);
  return { ticket: await makeCodeTicket(email, caller.now) };
});
