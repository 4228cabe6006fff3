/** The questions of the first day, in the order they are asked. */
export const firstQuestions = ['town', 'team', 'challenge', 'price'] as const;
export type FirstQuestion = (typeof firstQuestions)[number];
