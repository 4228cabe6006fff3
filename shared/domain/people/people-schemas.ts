import * as z from 'zod';

/** The first name of a person, as the others read it. */
export const FirstName = z.string().trim().min(1).max(40);

/** The businesses somebody works for; null for all of the account, also later ones. */
export const ChosenBusinesses = z.array(z.uuid()).min(1).max(20).nullable();

/** The secret of an invitation. */
export const InvitationToken = z.string().regex(/^[\w-]{43}$/);

/** Somebody else of the same account: their first name, and in which of the reader's businesses they work now. */
export const OtherPerson = z.object({
  id: z.string(),
  /** Empty for an owner who has not said what customers call them. */
  name: z.string(),
  businesses: z.array(z.string()),
});
export type OtherPerson = z.infer<typeof OtherPerson>;

const Address = z.object({ id: z.string(), email: z.string() });

/** Who works in an account, as its owner sees it. */
export const PeopleView = z
  .object({
    /** How many may work in the account, and how many seats are taken by people and invitations. */
    seats: z.object({ all: z.int(), taken: z.int() }),
    owner: z.object({ email: z.string(), name: z.string() }),
    members: z.array(
      Address.extend({
        name: z.string(),
        businesses: z.array(z.string()).nullable(),
        joined_at: z.iso.datetime(),
        /** The last day (UTC) they were here. */
        active_on: z.iso.date().nullable(),
        /** Cannot work now, because the plan has fewer seats than people. */
        is_paused: z.boolean(),
      }),
    ),
    /** Whom the owner removed, while that can be undone. */
    removed: z.array(
      Address.extend({
        name: z.string(),
        removed_at: z.iso.datetime(),
        chats_until: z.iso.datetime(),
      }),
    ),
    /** Whom the account is offered to, and until when they may accept. */
    handover: z.object({ id: z.string(), ends_at: z.iso.datetime() }).nullable(),
    invitations: z.array(
      Address.extend({
        businesses: z.array(z.string()).nullable(),
        invited_at: z.iso.datetime(),
        ends_at: z.iso.datetime(),
        is_over: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'PeopleView' });
export type PeopleView = z.infer<typeof PeopleView>;
