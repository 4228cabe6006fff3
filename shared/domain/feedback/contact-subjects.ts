/** What a contact message can be about. */
export const contactSubjects = [
  'general',
  'support',
  'billing',
  'feature',
  'partnership',
  'other',
] as const;

/** What the form calls each of them. */
export const contactSubjectLabels = {
  general: 'General question',
  support: 'Help with the app',
  billing: 'Billing',
  feature: 'Feature idea',
  partnership: 'Partnership',
  other: 'Something else',
} as const satisfies Record<(typeof contactSubjects)[number], string>;
