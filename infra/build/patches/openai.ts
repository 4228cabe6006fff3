import { emptyClasses } from './empty-classes.ts';
import type { BuildPatch } from './patch.ts';

/** Has a folder or a file for each API of the service. */
const resources = '/openai/resources/';
const usedResources = /\/openai\/resources\/(chat|index|shared)/;
/** Helpers that run tools and read streams; the chat reads the stream's events itself. */
const runners = [
  '/lib/ChatCompletionRunner.mjs',
  '/lib/ChatCompletionStream.mjs',
  '/lib/ChatCompletionStreamingRunner.mjs',
];

/** Empties the parts of the SDK that chat completions do not use. */
export const openai: BuildPatch = {
  name: 'openai',
  packages: { openai: '7.55.0' },
  files: /\/openai\/(resources|lib)\/.+\.mjs$/,
  targets: [resources, ...runners],
  edit: (code, path, markFound) => {
    const target = [resources, ...runners].find((part) => path.includes(part));
    if (!target || usedResources.test(path)) return undefined;
    markFound(target);
    return emptyClasses(code);
  },
};
