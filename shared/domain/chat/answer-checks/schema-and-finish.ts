import { Part } from '../answer-parts/part.ts';
import type { Check } from './check.ts';

/** The answer kept to the schema and came to its end; one that was repaired after a cut did not. */
export const schemaAndFinish: Check = {
  promise: 'The answer keeps to the schema and ends by itself.',
  gate: 1,
  look: ({ parts, form, finish }) => [
    ...(form === 'parts' ? [] : [`It came as ${form} and not in parts.`]),
    ...(finish === 'stop' ? [] : [`It ended with "${finish}".`]),
    ...(parts.length ? [] : ['It has no part.']),
    ...parts.flatMap((part, at) => {
      if (part.cut) return [`Part ${at + 1} stops before its end.`];
      return Part.safeParse(part).success ? [] : [`Part ${at + 1} is not valid.`];
    }),
  ],
};
