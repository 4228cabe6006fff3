import { results } from '#shared/contract/results.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { get } from './get-results.ts';
import { quotes } from './list-quotes.ts';
import { saveQuoteOutcome } from './save-quote-outcome.ts';

export const handler = feature(
  results,
  { get, quotes, sayOutcome: saveQuoteOutcome },
  { enterAccount },
);
