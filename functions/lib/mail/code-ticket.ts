import { randomBytes, timingSafeEqual } from 'node:crypto';
import { codeTicketMinutes } from '#shared/domain/auth/code-request-limits.ts';
import { ticketHash } from '../keyed-hashes.ts';

/** A ticket for one code to an address: when it ends (milliseconds since 1970), a random id and their signature, between dots. */
export const makeCodeTicket = async (email: string, now: Date) => {
  const ends = String(now.getTime() + codeTicketMinutes * 60_000);
  const id = randomBytes(16).toString('hex');
  return [ends, id, await ticketHash(ends, id, email)].join('.');
};

/** The id of a ticket and when it ends, if it is ours, for this address and not over; else undefined. */
export const readCodeTicket = async (ticket: string, email: string, now: Date) => {
  const [, ends = '', id = '', signature = ''] =
    /^(\d{1,15})\.([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(ticket) ?? [];
  if (signature === '' || Number(ends) < now.getTime()) return undefined;
  const expected = await ticketHash(ends, id, email);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  return { id, ends: new Date(Number(ends)) };
};
