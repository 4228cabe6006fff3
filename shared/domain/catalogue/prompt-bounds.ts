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
