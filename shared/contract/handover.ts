import * as z from 'zod';
import { handoverWord } from '../domain/people/handover.ts';
import { PeopleView } from '../domain/people/people-schemas.ts';
import { route } from './route.ts';

/** Routes of the feature `account`: how an account gets another owner. */
export const handover = {
  offerHandover: route({
    summary:
      'Offer the account to somebody of the office, who has seven days to accept; one offer at a time',
    method: 'POST',
    path: '/handover',
    access: 'member',
    input: z.strictObject({
      id: z.string().regex(/^[\w-]{1,64}$/),
      confirmation: z.literal(handoverWord),
    }),
    output: PeopleView,
    problems: ['not-found', 'conflict'],
  }),
  takeHandoverBack: route({
    summary: 'Take the offer of the account back',
    method: 'DELETE',
    path: '/handover',
    access: 'member',
    input: z.strictObject({}),
    output: PeopleView,
    problems: ['not-found'],
  }),
  answerHandover: route({
    summary:
      'Accept or decline the account that is offered to you; who accepts owns it from then on',
    method: 'PUT',
    path: '/handover',
    access: 'member',
    role: 'office',
    input: z.strictObject({ accept: z.boolean() }),
    output: z.object({ account_id: z.string() }),
    problems: ['not-found', 'conflict'],
  }),
};
