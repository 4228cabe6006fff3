/** Longest message an owner may send, in characters. */
export const messageLimit = 4000;
