/** The daily activity of a stage with this many owners; explained in docs/scale.md, to be replaced by real numbers. */
export const population = {
  /** Share of owners who pay. */
  paying: 0.08,
  /** Customers at the payment provider for each one who pays: some have paid once or only looked. */
  customersPerPaying: 1.5,
  /** Share of paying owners with an event in a day: a renewal a month and a change now and then. */
  changedPerDay: 0.045,
  /** Share of owners who signed up today: all over two years. */
  newPerDay: 1 / 730,
  /** Mails before the end of a trial. */
  remindersPerTrial: 2,
  questionsPerDay: 0.5,
  /** Share of questions whose worker died before it could release them. */
  abandoned: 1 / 10_000,
  /** Share of owners who delete their account in a day: a fifth of those who sign up. */
  leavingPerDay: 1 / 3650,
} as const;
