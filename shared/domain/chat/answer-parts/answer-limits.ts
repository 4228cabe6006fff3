/**
 * Every limit of an answer, for its schema, its types, its reader and its storage. Lengths are in UTF-16 code units;
 * what is longer is cut, and a long field that was cut marks its part.
 */
export const answerLimits = {
  /** Parts of an answer, and the length of their long fields together: no less than a reply could have before there were parts. */
  parts: 16,
  characters: 32_768,
  text: { markdown: 32_768 },
  draft: { title: 80, subject: 150, body: 8_000 },
  /** Open places of the drafts of an answer, as far as what is put into them is kept. */
  places: { count: 40, key: 60, value: 200 },
  steps: { items: 12, title: 120, detail: 500, dueInDays: 90, minutes: 480, who: 60 },
  question: { text: 500, choices: 4, choice: 80 },
  handoff: { brief: 400 },
  calculate: { sums: 3, inputs: 12 },
  addUp: { sums: 3, lines: 60, label: 80 },
  facts: { items: 5, key: 60, value: 200, quote: 200 },
  decisions: { items: 5, text: 200 },
} as const;
