/** Shortest and longest texts of a starter prompt, in characters, and the most inputs it may have. */
export const promptBounds = {
  title: [3, 60],
  description: [0, 140],
  prompt_content: [1, 4000],
  defaultSpecificOutcome: [1, 160],
  label: [2, 60],
  placeholder: [0, 120],
  hint: [0, 160],
  inputs: 8,
} as const;

/** The most inputs of a prompt that nothing fills in and that may not stay empty: they all stand in sight. */
const requiredLimit = 3;
export const tooManyRequired = `Require at most ${requiredLimit} blanks that nothing fills in`;
export const hasTooManyRequired = (
  inputs: readonly {
    required: boolean;
    defaultValue?: string | number | undefined;
    source?: { fallback?: string | undefined } | undefined;
  }[],
): boolean =>
  inputs.filter(
    ({ required, defaultValue, source }) =>
      required && defaultValue === undefined && source?.fallback === undefined,
  ).length > requiredLimit;
