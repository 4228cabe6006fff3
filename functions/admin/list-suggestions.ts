import { listSuggestions as storedSuggestions } from '../feedback/inbox-table.ts';
import { audited } from './audited.ts';

/** One page of the suggestion box, newest first. */
export const listSuggestions = audited('listSuggestions', (page, now) =>
  storedSuggestions(page, now),
);
