import * as z from 'zod';
import {
  ChosenBusinesses,
  FirstName,
  InvitationToken,
  PeopleView,
} from '../domain/people/people-schemas.ts';
import { route } from './route.ts';

/** A person, or an invitation. */
const Id = z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) });

/** Routes of the feature `account`: one Lambda, one set of rights. */
export const people = {
  people: route({
    summary: 'Who works in the account, who is invited, and how many seats there are',
    method: 'GET',
    path: '/people',
    access: 'member',
    input: z.strictObject({}),
    output: PeopleView,
  }),
  invite: route({
    summary: 'Invite somebody by email; the link works once, for seven days, with that address',
    method: 'POST',
    path: '/people',
    access: 'member',
    input: z.strictObject({
      email: z.email().max(200),
      businesses: ChosenBusinesses.default(null),
    }),
    output: PeopleView,
    problems: ['not-found', 'conflict', 'upgrade-needed', 'limit-reached'],
  }),
  inviteAgain: route({
    summary: 'Send an invitation again with another link; the earlier link ends',
    method: 'POST',
    path: '/people/{id}',
    access: 'member',
    input: Id,
    output: PeopleView,
    problems: ['not-found', 'conflict', 'upgrade-needed', 'limit-reached'],
  }),
  removePerson: route({
    summary: 'Remove a person and end their sessions, or take an invitation back',
    method: 'DELETE',
    path: '/people/{id}',
    access: 'member',
    input: Id,
    output: PeopleView,
    problems: ['not-found', 'conflict'],
  }),
  restorePerson: route({
    summary: 'Let a person back in who was removed within the last 30 days',
    method: 'PUT',
    path: '/people/{id}',
    access: 'member',
    input: Id,
    output: PeopleView,
    problems: ['not-found', 'conflict', 'upgrade-needed'],
  }),
  chooseBusinesses: route({
    summary: 'Say for which businesses a person works; null for all',
    method: 'PATCH',
    path: '/people/{id}',
    access: 'member',
    input: Id.extend({ businesses: ChosenBusinesses }),
    output: PeopleView,
    problems: ['not-found', 'conflict'],
  }),
  chooseWhoStays: route({
    summary: 'Say who keeps a seat while there are fewer seats than people; the others are paused',
    method: 'PUT',
    path: '/people',
    access: 'member',
    input: z.strictObject({ ids: z.array(Id.shape.id).max(20) }),
    output: PeopleView,
    problems: ['conflict'],
  }),
  leave: route({
    summary: 'Leave the account of another owner',
    method: 'DELETE',
    path: '/people',
    access: 'member',
    role: 'office',
    input: z.strictObject({}),
    output: z.object({ account_id: z.string() }),
    problems: ['conflict'],
  }),
  acceptInvitation: route({
    summary: 'Accept an invitation with the sign-in of its address',
    method: 'PUT',
    path: '/invitations',
    access: 'member',
    role: 'person',
    input: z.strictObject({ token: InvitationToken, name: FirstName }),
    output: z.object({ account_id: z.string() }),
    problems: ['not-found', 'conflict', 'upgrade-needed'],
  }),
};

/** For everybody: who has a link is not signed in yet. */
export const showInvitation = route({
  summary: 'What an invitation is to, by the secret of its link',
  // The secret travels in the body, because addresses are logged on their way.
  method: 'POST',
  reads: true,
  path: '/invitations',
  access: 'anyone',
  throttle: { rate: 10, burst: 20 },
  input: z.strictObject({ token: InvitationToken }),
  output: z.object({
    email: z.string(),
    business: z.string(),
    owner_name: z.string(),
    ends_at: z.iso.datetime(),
  }),
  problems: ['not-found'],
});
