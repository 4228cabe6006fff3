/** Choices kept beside the numbers of a business; calculators never assume one. */
export const choices = {
  tax_mode: {
    label: 'Sales tax or VAT',
    question: 'How does tax come into the price you say?',
    options: {
      none: 'No tax on it',
      added: 'Added on top',
      included: 'Included in the price I say',
    },
  },
  crew_paid: {
    label: 'Crew pay on an empty day',
    question: 'No job that day: do you still pay the crew?',
    options: {
      by_job: 'No, they are paid by the job',
      anyway: 'Yes, or I work alone',
    },
  },
} as const;

export type ChoiceId = keyof typeof choices;
export const choiceIds = Object.keys(choices) as ChoiceId[];
export type TaxMode = keyof (typeof choices)['tax_mode']['options'];
export type CrewPaid = keyof (typeof choices)['crew_paid']['options'];
export type ChoiceValue = TaxMode | CrewPaid;

/** Whether the choice has that option. */
export const isOption = (id: ChoiceId, value: unknown): value is ChoiceValue =>
  typeof value === 'string' && Object.hasOwn(choices[id].options, value);
