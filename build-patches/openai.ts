import { emptyClasses } from './empty-classes.ts';
import type { BuildPatch } from './patch.ts';

/** Every API of the service has a folder or file here; those that the chat needs. */
const resources = '/openai/resources/';
const used = /\/openai\/resources\/(chat|index|shared)/;
/** What runs tools and streams on its own; the chat reads the events itself. */
const runners = [
  '/lib/ChatCompletionRunner.mjs',
  '/lib/ChatCompletionStream.mjs',
  '/lib/ChatCompletionStreamingRunner.mjs',
];

/** Empties the parts of the SDK that have nothing to do with chat completions. */
export const openai: BuildPatch = {
  name: 'openai',
  packages: { openai: '7.55.0' },
  files: /\/openai\/(resources|lib)\/.+\.mjs$/,
  targets: [resources, ...runners],
  edit: (code, path, found) => {
    const part = [resources, ...runners].find((place) => path.includes(place));
    if (!part || used.test(path)) return undefined;
    found(part);
    return emptyClasses(code);
  },
};
