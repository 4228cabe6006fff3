import { suggestions as storedSuggestions } from '../tables/inbox-table.ts';
import { audited } from './audited.ts';

/** One page of the suggestion box, newest first. */
export const suggestions = audited('suggestions', (page, now) => storedSuggestions(page, now));
