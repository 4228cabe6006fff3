import { feedback } from '#shared/contract/feedback.ts';
import { feature } from '../lib/http.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { contact } from './contact.ts';
import { contactAsMember } from './contact-as-member.ts';
import { suggest } from './suggest.ts';
import { suggestAsMember } from './suggest-as-member.ts';

export const handler = feature(
  feedback,
  {
    suggest,
    suggestAsMember,
    contact,
    contactAsMember,
  },
  { refuseDeleted },
);
