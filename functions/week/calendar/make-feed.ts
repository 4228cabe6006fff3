import { randomBytes } from 'node:crypto';
import { Problem } from '#shared/contract/problem.ts';
import { calendar } from '#shared/contract/week/calendar-address.ts';
import {
  feedToken,
  feedTokenBytes,
  feedTokenHash,
} from '#shared/domain/week/calendar-feed-token.ts';
import { config } from '../../lib/config.ts';
import { handle } from '../../lib/http-handler.ts';
import { saveFeed } from './feeds-table.ts';

const attempts = 4;

/** Makes the calendar address of a business, or another one in its place. Only this answer has it. */
export const make = handle(calendar.make, async ({ business_id }, { accountId, now }) => {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const token = feedToken(randomBytes(feedTokenBytes));
    const outcome = await saveFeed(accountId, business_id, await feedTokenHash(token), now);
    if (outcome === 'no-business') throw new Problem('not-found');
    if (outcome === 'saved')
      return {
        made_at: now.toISOString(),
        // Outlook takes an address for a calendar by its ending.
        address: `${config.APP_ORIGIN}/api/calendar/${token}.ics`,
      };
  }
  throw new Problem('unavailable');
});
