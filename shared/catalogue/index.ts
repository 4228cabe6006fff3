import type { HelperId } from '../domain/helper-ids.ts';
import { customerService } from './customer-service.ts';
import { finance } from './finance.ts';
import { hiringHr } from './hiring-hr.ts';
import { marketing } from './marketing.ts';
import { operations } from './operations.ts';
import { sales } from './sales.ts';
import type { HelperContent, Prompt } from './schema.ts';
import { socialMedia } from './social-media.ts';
import { tradePromptsOf } from './trade-prompts.ts';
import { specificTradeNames } from './trades.ts';

/** All seven helpers whole, in the order they are shown. For servers and tests: a browser takes one at a time from load.ts. */
export const catalogue: readonly HelperContent[] = [
  marketing,
  socialMedia,
  sales,
  finance,
  customerService,
  operations,
  hiringHr,
];

const byId = new Map(catalogue.map((content) => [content.id, content]));

/** The prompts, drawers and style of a helper. */
export const helperContent = (id: HelperId): HelperContent => {
  const content = byId.get(id);
  if (!content) throw new Error(`No content for the helper ${id}`);
  return content;
};

/** Every prompt of a helper once: quick starts, those of its drawers and those of the trades. */
export const promptsOf = (id: HelperId): Prompt[] => {
  const { quickStarts, subcategories } = helperContent(id);
  return [
    ...quickStarts,
    ...subcategories.flatMap(({ prompts }) => prompts),
    ...specificTradeNames.flatMap((trade) => tradePromptsOf(id, trade)),
  ];
};

/** The prompt with this id as shipped, wherever it lives; nothing for an id that is not ours. */
export const findPrompt = (id: string): Prompt | undefined =>
  catalogue.flatMap((content) => promptsOf(content.id)).find((prompt) => prompt.id === id);
