import type { Plugin } from 'vite';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { promptIcons } from '#shared/domain/catalogue/prompt-icons.ts';
import { tradeIconNames } from '#shared/domain/catalogue/trades/index.ts';

/**
 * Serves the drawings of the icons that the catalogue names: in `virtual:helper-icons` by helper, in
 * `virtual:trade-icons` by trade, in `virtual:prompt-icons` by icon name. The whole icon set stays out; a name without a drawing stops the build.
 */
export const catalogueIcons = (): Plugin => ({
  name: 'catalogue-icons',
  resolveId: (wanted) => (Object.hasOwn(modules, wanted) ? `\0${wanted}` : undefined),
  load: (wanted) => modules[wanted.slice(1)]?.(),
});

const helperIcons = () =>
  iconModule('helperIcons', new Map(Object.values(helpers).map(({ id, icon }) => [id, icon])));

const tradeIcons = () => iconModule('tradeIcons', new Map(Object.entries(tradeIconNames)));

const drawings = () => iconModule('promptIcons', new Map(promptIcons.map((name) => [name, name])));

const modules: Readonly<Record<string, () => string>> = {
  'virtual:helper-icons': helperIcons,
  'virtual:trade-icons': tradeIcons,
  'virtual:prompt-icons': drawings,
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
