/** Marker texts for data that must never leak; each is searched for as it is and in common encodings. */
export type Canaries = Readonly<Record<CanaryName, string>>;
type CanaryName = keyof typeof shapes;

const shapes = {
  openaiKey: (word: string) => `sk-proj-${word}`,
  stripeKey: (word: string) => `sk_test_${word}`,
  webhookSecret: (word: string) => `whsec_${word}`,
  password: (word: string) => `pass ${word}`,
  booksSecret: (word: string) => `secret-${word}`,
  verifierToken: (word: string) => `verifier-${word}`,
  signInCode: (word: string) => `code-${word}.`,
  accessToken: (word: string) => `access-${word}.`,
  refreshToken: (word: string) => `refresh-${word}.`,
  email: (word: string) => `${word}@example.com`,
  contactEmail: (word: string) => `${word}@example.com`,
  businessName: (word: string) => `Pipes ${word}`,
  question: (word: string) => `How do I tell ${word} about it?`,
  pasted: (word: string) => `They wrote ${word} to me`,
  answer: (word: string) => `Tell ${word} on Tuesday.`,
  fact: (word: string) => `the dog is called ${word}`,
  suggestion: (word: string) => `An idea: ${word}`,
  contactText: (word: string) => `I am ${word} and need help`,
  feedback: (word: string) => `It helped ${word}`,
  customer: (word: string) => `Oak ${word}`,
} as const;

/** The secrets, which may occur only in a request to their own service. */
export const keys = [
  'openaiKey',
  'stripeKey',
  'webhookSecret',
  'password',
  'booksSecret',
  'verifierToken',
  'signInCode',
  'accessToken',
  'refreshToken',
] as const;
export const names = Object.keys(shapes) as CanaryName[];

/** The unique word of a canary. */
export const wordOf = (name: string) => `qzx${name.toLowerCase()}xzq`;

export const canaries = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, shape(wordOf(name))]),
) as Canaries;

/** What is put before each code and token of connected books. */
export const signInMarks = {
  code: canaries.signInCode,
  access: canaries.accessToken,
  refresh: canaries.refreshToken,
};

/** The encodings of a word: plain, reversed, hex, and base64 at each of its three offsets. */
const spellings = (word: string) => [
  word,
  [...word].reverse().join(''),
  Buffer.from(word).toString('hex'),
  ...[0, 1, 2].map((offset) =>
    Buffer.from(`${' '.repeat(offset)}${word}`)
      .toString('base64')
      .slice(4, -4),
  ),
];

const spelled = Object.fromEntries(names.map((name) => [name, spellings(wordOf(name))])) as Record<
  CanaryName,
  string[]
>;

/** Returns the canaries that occur in a text. */
export const foundIn = (text: string, among: readonly CanaryName[] = names) => {
  const plain = text.toLowerCase();
  return among.filter((name) =>
    spelled[name].some((word, at) => (at < 3 ? plain.includes(word) : text.includes(word))),
  );
};
