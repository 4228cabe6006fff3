import type { Prompt } from '../catalogue/schema.ts';
import type { TradePromptTemplate, TradePromptText } from '../catalogue/trade-prompts/template.ts';
import { tradePromptTemplates } from '../catalogue/trade-prompts/templates.ts';
import { trades } from '../catalogue/trades.ts';
import type { HelperId } from '../domain/catalogue/helper-ids.ts';
import type { SpecificTrade } from '../domain/catalogue/trades/index.ts';

/** A quick start of one trade, with the name of its icon. */
export type TradePrompt = Prompt & { readonly icon: string };

/** The quick starts of a helper for a trade, in the order in which they are shown. */
export const tradePromptsOf = (helper: HelperId, tradeName: SpecificTrade): TradePrompt[] => {
  const trade = trades[tradeName];
  const templates: Readonly<Record<string, TradePromptTemplate>> = tradePromptTemplates[helper];
  const texts: Readonly<Record<string, TradePromptText>> = trade.prompts[helper];
  return Object.entries(templates).map(([slug, template]) => {
    const text = texts[slug];
    if (!text) throw new Error(`${tradeName} has no text for ${helper}.${slug}`);
    return {
      id: `${helper}.${trade.slug}.${slug}`,
      version: 9,
      ...(template.calculators && { calculators: template.calculators }),
      deliverables: template.deliverables,
      title: text.title,
      description: text.description,
      icon: template.icon,
      content: template.content(text, trade),
      defaultSpecificOutcome: text.outcome,
      additionalInputs: template.inputs(trade),
    };
  });
};
