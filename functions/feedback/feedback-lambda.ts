import { feedback } from '#shared/contract/feedback.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount, enterAsPerson } from '../people/enter-account-table.ts';
import { contactAsMember } from './contact-as-member.ts';
import { suggestAsMember } from './suggest-as-member.ts';

export const handler = feature(
  feedback,
  { suggestAsMember, contactAsMember },
  { enterAccount, enterAsPerson },
);
