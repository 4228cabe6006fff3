import type { Plugin } from 'vite';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { paidPlanIds, plans } from '#shared/domain/plan/plans.ts';
import { loadHelperContent } from '../../shared/catalogue/load/load-helper.ts';
import { HelperContent } from '../../shared/catalogue/schema.ts';

const id = 'virtual:overview';
const summariesId = 'virtual:helper-summaries';
const pricesId = 'virtual:prices';

/**
 * Serves `virtual:overview` and `virtual:helper-summaries`, the few words of the catalogue that public pages show, and
 * `virtual:prices`, the price they name, so that the rest stays out of them.
 */
export const catalogueOverview = (): Plugin => ({
  name: 'catalogue-overview',
  resolveId: (wanted) => ([id, summariesId, pricesId].includes(wanted) ? `\0${wanted}` : undefined),
  load: async (wanted) => {
    if (wanted === `\0${id}`) return `export const overview = ${JSON.stringify(await overview())};`;
    if (wanted === `\0${summariesId}`)
      return `export const helperSummaries = ${JSON.stringify(helperSummaries)};`;
    if (wanted === `\0${pricesId}`) return `export const lowestPrice = ${lowestPrice};`;
    return undefined;
  },
});

const lowestPrice = Math.min(...paidPlanIds.map((plan) => plans[plan].price.monthly));

/** Names and one-liners of the helpers, without what is written for the model. */
const helperSummaries = Object.fromEntries(
  Object.values(helpers).map(({ id: helper, name, pitch }) => [helper, { name, pitch }]),
);

const overview = async () => {
  // The whole catalogue is checked while the app is built: a bad pattern or an unknown key stops it.
  const contents = (await Promise.all(helperIds.map(loadHelperContent))).map((content) =>
    HelperContent.parse(content),
  );
  const prompts = contents.flatMap(({ quickStarts, subcategories }) => [
    ...quickStarts,
    ...subcategories.flatMap(({ prompts: own }) => own),
  ]);
  return {
    /** Prompts with words of their own; one that two helpers share counts once. */
    prompts: new Set(prompts.map((prompt) => prompt.id)).size,
    helpers: contents.map(({ id: helper, quickStarts, subcategories }) => ({
      id: helper,
      subcategories: subcategories.map(({ name }) => name),
      examples: quickStarts.slice(0, 3).map(({ title, description }) => ({ title, description })),
    })),
  };
};
