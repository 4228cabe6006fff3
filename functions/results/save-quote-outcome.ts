import { Problem } from '#shared/contract/problem.ts';
import { results } from '#shared/contract/results.ts';
import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { saidOf } from '#shared/domain/results/quote-rules.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { handle } from '../lib/http-handler.ts';
import { changeBusinessItem } from '../lib/writes/change-business-item.ts';
import { countQuoteOutcomeForPrompt } from './count-quote-outcome-for-prompt.ts';
import { changeQuote, findQuote } from './quotes-table.ts';

/** Notes whether a quote was won or lost; throws `conflict` where somebody else said otherwise meanwhile. */
export const saveQuoteOutcome = handle(
  results.sayOutcome,
  async ({ business_id, id, outcome, seen }, { accountId, personId, now }) => {
    const business = await findBusiness(accountId, business_id);
    if (!business) throw new Problem('not-found');
    const said_on = localDateOf(now, business.time_zone ?? 'UTC');
    const { before, after } = await changeBusinessItem({
      find: () => findQuote(accountId, business_id, id, now),
      change: (quote) => {
        const known = saidOf(quote);
        if (known === outcome) return { ...quote, said_on };
        if (seen !== undefined && known !== seen) {
          const { source: _, ...told } = quote;
          throw new Problem('conflict', 'Someone answered this in the meantime.', {
            data: { quote: told },
          });
        }
        return { ...quote, outcome, said_on, said: { by: personId, at: now.toISOString() } };
      },
      save: (quote, next) => changeQuote(accountId, { before: quote, after: next }),
    });
    await countQuoteOutcomeForPrompt(accountId, before, after);
    const { source: _, ...told } = after;
    return told;
  },
);
