/** The questions of the first day, in the order they are asked. */
export const firstRunQuestions = ['town', 'team', 'challenge', 'price'] as const;
export type FirstRunQuestion = (typeof firstRunQuestions)[number];

/** What an owner is asked, in a question of its own. */
export const firstRunQuestionTexts = {
  town: 'What town do you work in?',
  team: 'How big is your team?',
  challenge: 'What’s your biggest challenge right now?',
} as const satisfies Partial<Record<FirstRunQuestion, string>>;

/** What is known of the answers; an empty text is not known. A price is a plain number. */
export type FirstAnswers = Readonly<Record<FirstRunQuestion, string>>;
