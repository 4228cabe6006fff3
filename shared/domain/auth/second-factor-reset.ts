import { digitsOf, uuidOf } from '../lib/uuid-digits.ts';

/** How long an owner can stop the reset that an admin has asked for, before two-step sign-in is turned off. */
export const resetHours = 72;
const resetMs = resetHours * 3_600_000;

/**
 * How a reset ended. `done`: two-step sign-in was turned off. It stayed on after `link`, the link in the mail; `signed_in`,
 * the owner signed in; `admin`, an admin stopped it; `not_allowed`, who asked for it is no admin any more, or the owner
 * has become one. `not_needed`: it was off already.
 */
export const resetEnds = [
  'done',
  'link',
  'signed_in',
  'admin',
  'not_allowed',
  'not_needed',
] as const;
export type ResetEnd = (typeof resetEnds)[number];

/** When two-step sign-in is turned off if nobody stops it. */
export const resetDueAt = (now: Date) => new Date(now.getTime() + resetMs).toISOString();

/** Whether a reset that was asked for before this sign-in could still wait. */
export const mayKeep = (signedInAt: Date, now: Date) =>
  now.getTime() - signedInAt.getTime() < resetMs;

/** Whether a sign-in came after a reset was asked for; tokens say the second of a sign-in, and all of that second counts. */
export const isAfterReset = (signedInAt: Date, askedAt: string) =>
  signedInAt.getTime() >= Math.floor(Date.parse(askedAt) / 1000) * 1000;

/** What the link of the mail that stops a reset says: whose reset, which, and a signature that only we can make. */
export type KeepToken = { accountId: string; resetId: string; signature: string };

/** The token as 128 hexadecimal digits; ids are UUIDs in lower case. */
export const keepTokenOf = ({ accountId, resetId, signature }: KeepToken) =>
  digitsOf(accountId) + digitsOf(resetId) + signature;

/** What a token says; undefined for a text that is none. */
export const readKeepToken = (token: string): KeepToken | undefined =>
  /^[0-9a-f]{128}$/.test(token)
    ? {
        accountId: uuidOf(token.slice(0, 32)),
        resetId: uuidOf(token.slice(32, 64)),
        signature: token.slice(64),
      }
    : undefined;

/**
 * What the link may read and change of an owner's items, by attribute. The role of its Lambda is built from it; no other
 * item has attributes of these names.
 */
export const resetAttributes = [
  'pk',
  'sk',
  'reset_id',
  'reset_admin',
  'reset_asked_at',
  'reset_due_at',
  'reset_began_at',
  'reset_end',
  'reset_ended_at',
  'gsi1pk',
  'gsi1sk',
] as const;
