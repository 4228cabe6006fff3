import type { Plugin } from 'vite';
import { loadHelperContent } from '../../shared/catalogue/load.ts';
import { helperIds } from '../../shared/domain/helpers.ts';

const id = 'virtual:overview';

/** Serves `virtual:overview`: the few titles of the catalogue that public pages show, so that its prompts stay out of them. */
export const catalogueOverview = (): Plugin => ({
  name: 'catalogue-overview',
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load: async (wanted) =>
    wanted === `\0${id}`
      ? `export const overview = ${JSON.stringify(await overview())};`
      : undefined,
});

const overview = async () => {
  const contents = await Promise.all(helperIds.map(loadHelperContent));
  const prompts = contents.flatMap(({ quickStarts, subcategories }) => [
    ...quickStarts,
    ...subcategories.flatMap((area) => area.prompts),
  ]);
  return {
    /** Prompts with words of their own; one that two helpers share counts once. */
    prompts: new Set(prompts.map((prompt) => prompt.id)).size,
    helpers: contents.map(({ id: helper, quickStarts, subcategories }) => ({
      id: helper,
      areas: subcategories.map(({ name }) => name),
      examples: quickStarts.slice(0, 3).map(({ title, description }) => ({ title, description })),
    })),
  };
};
