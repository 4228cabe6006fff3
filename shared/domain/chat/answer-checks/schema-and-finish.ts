import { Part } from '../answer-parts/part.ts';
import type { Check } from './check.ts';

/** The answer kept to the schema and came to its end; one that was repaired after a cut did not. */
export const schemaAndFinish: Check = {
  promise: 'The answer follows the schema and isn’t cut off.',
  gate: 1,
  look: ({ parts, form, finish }) => [
    ...(form === 'parts' ? [] : [`It came as ${form}, not as parts.`]),
    ...(finish === 'stop' ? [] : [`It ended with "${finish}".`]),
    ...(parts.length ? [] : ['It has no parts.']),
    ...parts.flatMap((part, at) => {
      if (part.cut) return [`Part ${at + 1} is cut off.`];
      return Part.safeParse(part).success ? [] : [`Part ${at + 1} isn’t valid.`];
    }),
  ],
};
