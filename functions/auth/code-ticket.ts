import { randomBytes, timingSafeEqual } from 'node:crypto';
import { codeTicketMinutes } from '#shared/domain/auth/code-mail-limits.ts';
import { ticketHash } from '../lib/keyed-hash.ts';
import { spendTicket } from './code-mails-table.ts';

/** A ticket for one code to an address: when it ends (milliseconds since 1970), a random id and their signature, between dots. */
export const makeCodeTicket = async (email: string, now: Date) => {
  const ends = String(now.getTime() + codeTicketMinutes * 60_000);
  const id = randomBytes(16).toString('hex');
  return [ends, id, await ticketHash(ends, id, email)].join('.');
};

/** Whether a ticket is ours, for this address and not over, and is used now for the first time. */
export const spendCodeTicket = async (ticket: string, email: string, now: Date) => {
  const [, ends = '', id = '', signature = ''] =
    /^(\d{1,15})\.([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(ticket) ?? [];
  if (signature === '' || Number(ends) < now.getTime()) return false;
  const expected = await ticketHash(ends, id, email);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return false;
  return spendTicket(id, new Date(Number(ends)));
};
