/** The questions of the first day, in the order they are asked. */
export const firstQuestions = ['town', 'team', 'challenge', 'price'] as const;
export type FirstQuestion = (typeof firstQuestions)[number];

/** What an owner is asked, in a question of its own. */
export const firstQuestionWords = {
  town: 'What town do you work in?',
  team: 'How big is your team?',
  challenge: 'What’s your biggest challenge right now?',
} as const satisfies Partial<Record<FirstQuestion, string>>;
