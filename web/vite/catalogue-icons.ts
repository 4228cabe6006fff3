import type { Plugin } from 'vite';
import { loadHelperContent } from '../../shared/catalogue/load.ts';
import { helperIds } from '../../shared/domain/helper-ids.ts';
import { helpers } from '../../shared/domain/helpers.ts';

/**
 * Serves the drawings of the icons that the catalogue names: in `virtual:helper-icons` by helper, in
 * `virtual:subcategory-icons` by icon name. The whole icon set stays out, and nothing is listed by hand; a name without
 * a drawing stops the build.
 */
export const catalogueIcons = (): Plugin => ({
  name: 'catalogue-icons',
  resolveId: (wanted) => (Object.hasOwn(modules, wanted) ? `\0${wanted}` : undefined),
  load: (wanted) => modules[wanted.slice(1)]?.(),
});

const helperIcons = () =>
  iconModule('helperIcons', new Map(Object.values(helpers).map(({ id, icon }) => [id, icon])));

const subcategoryIcons = async () => {
  const contents = await Promise.all(helperIds.map(loadHelperContent));
  const names = contents.flatMap(({ subcategories }) => subcategories.map(({ icon }) => icon));
  return iconModule('subcategoryIcons', new Map(names.map((name) => [name, name])));
};

const modules: Readonly<Record<string, () => string | Promise<string>>> = {
  'virtual:helper-icons': helperIcons,
  'virtual:subcategory-icons': subcategoryIcons,
};

/** The source of a module that exports, under a name, the drawings by the keys of a map whose values are icon names. */
const iconModule = (name: string, icons: ReadonlyMap<string, string>) => {
  const entries = [...icons];
  return [
    ...entries.map(([, icon], at) => `import icon${at} from '@lucide/icons/icons/${icon}';`),
    `export const ${name} = {`,
    ...entries.map(([key], at) => `  ${JSON.stringify(key)}: icon${at},`),
    '};',
  ].join('\n');
};
