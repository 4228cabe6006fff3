import type { Plugin } from 'vite';
import { helpers } from '#shared/domain/catalogue/helpers.ts';

const id = 'virtual:helper-hues.css';

/** Serves `virtual:helper-hues.css`, which sets `--h` to the hue of the helper that `data-helper` names; tokens.css derives the colors from it. */
export const helperHues = (): Plugin => ({
  name: 'helper-hues',
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load: (wanted) => (wanted === `\0${id}` ? rules : undefined),
});

const rules = Object.values(helpers)
  .map(({ id: helper, hue }) => `[data-helper="${helper}"] { --h: ${hue}; }`)
  .join('\n');
