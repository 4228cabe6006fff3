/** What a reply to a review starts from besides its words. */
export type AnsweredReview = {
  readonly stars: number;
  /** The first name of its writer; it stays on the device. */
  readonly name: string;
};

/** A review as it leaves the device: its stars and its masked words, with a placeholder for the name. */
export const reviewAsMessage = ({ stars, name }: AnsweredReview, words: string): string => {
  const by = name.trim() ? ' by [customer]' : '';
  return `${stars} of 5 stars${by}.\n${words.trim() || 'Only stars, no words.'}`;
};
