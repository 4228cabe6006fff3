/** Choices kept beside the numbers of a business; calculators never assume one. */
export const choices = {
  tax_mode: {
    label: 'Sales tax',
    question: 'How do you handle sales tax in your price?',
    options: {
      none: 'No tax',
      added: 'Added on top',
      included: 'Included in my price',
    },
  },
  crew_paid: {
    label: 'Crew pay on a no-job day',
    question: 'If there’s no job that day, do you still pay the crew?',
    options: {
      by_job: 'No, they’re paid by the job',
      anyway: 'Yes, or I work alone',
    },
  },
} as const;

export type ChoiceId = keyof typeof choices;
export const choiceIds = Object.keys(choices) as ChoiceId[];
export type TaxMode = keyof (typeof choices)['tax_mode']['options'];
export type CrewPaid = keyof (typeof choices)['crew_paid']['options'];
export type ChoiceValue = TaxMode | CrewPaid;

/** Whether an input is a choice among options, and no number. */
export const isChoiceId = (id: string): id is ChoiceId => Object.hasOwn(choices, id);

/** Whether the choice has that option. */
export const isOption = (id: ChoiceId, value: unknown): value is ChoiceValue =>
  typeof value === 'string' && Object.hasOwn(choices[id].options, value);
