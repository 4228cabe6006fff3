import { describe, expect, test } from 'vitest';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import {
  prefillAll,
  validateFilled,
} from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import type { SpecificTrade } from '#shared/domain/catalogue/trades/index.ts';
import { composePrompt } from '#shared/domain/chat/prompt/compose-prompt.ts';
import { type TradePrompt, tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';

const ofTrade = (trade: SpecificTrade) =>
  helperIds.flatMap((helper) => tradePromptsOf(helper, trade));
const packs = specificTradeNames.flatMap(ofTrade);
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;
const wrong = (check: (compress: TradePrompt) => unknown, among: readonly TradePrompt[] = packs) =>
  among.flatMap((compress) => {
    const answer = check(compress);
    return answer ? [`${compress.id}: ${String(answer)}`] : [];
  });

describe('every pack composed', () => {
  /** Returns the value an owner types into a blank without a prefill. */
  const typed = (blank: PromptInput) =>
    blank.options?.[0]?.value ??
    (blank.type === 'number' ? String(blank.validation?.min || 5) : 'a short answer');
  const business = (trade: SpecificTrade) => ({
    name: 'Seven Oaks',
    type: trade,
    location: 'Denver, CO',
    country: 'US',
    currency: 'USD',
    typical_customer_type: 'residential' as const,
    company_size: '2-10' as const,
  });

  test.each(specificTradeNames)(
    '%s: is complete with all blanks, and correct with only the required ones',
    (trade) => {
      const known = { business: business(trade) };
      const compose = (compress: TradePrompt, all: boolean) => {
        const {
          additionalInputs: definitions,
          content,
          defaultSpecificOutcome: specificOutcome,
        } = compress;
        const first = all ? prefillAll(definitions, known) : {};
        const inputs = Object.fromEntries(
          definitions
            .filter((blank) => all || blank.required)
            .map((blank) => [blank.id, first[blank.id] || typed(blank)]),
        );
        const refused = validateFilled(definitions, { specificOutcome, additionalInputs: inputs });
        const constraints = all ? 'No weekends' : '';
        const text = composePrompt({
          content,
          definitions,
          ...known,
          inputs,
          specificOutcome,
          constraints,
        });
        const lost = content.split('\n').length - text.split('\n').length;
        return [
          ...Object.values(refused),
          ...(/[{}]|undefined|null|NaN/.exec(text) ?? []),
          all && lost ? `lost ${lost} rows: ${text}` : '',
          text.includes('Seven Oaks') ? '' : 'no business name',
          all || !text.includes('Limits:') ? '' : 'a row without its blank',
          wordsOf(text) < 80 || wordsOf(text) > 180 ? `${wordsOf(text)} words` : '',
        ]
          .filter(Boolean)
          .join('; ');
      };
      expect(wrong((compress) => compose(compress, true), ofTrade(trade))).toEqual([]);
      expect(wrong((compress) => compose(compress, false), ofTrade(trade))).toEqual([]);
    },
  );
});
