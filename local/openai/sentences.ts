import { wordCount } from '#shared/domain/chat/answer-checks/words-and-sentences.ts';

const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z]{4,}/g)
    ?.map((word) => word.slice(0, 5)) ?? [];
/** Whether two texts have the beginning of a longer word in common. */
export const sharesWord = (one: string, other: string) =>
  stemsOf(one).some((stem) => stemsOf(other).includes(stem));

/** The first texts that fit into so many words, at least one. */
export const fitting = (texts: readonly string[], words: number) => {
  let left = words;
  return texts.filter((text, at) => {
    const fits = text && (at === 0 || wordCount(text) <= left);
    if (fits) left -= wordCount(text);
    return fits;
  });
};

/** A list under its title; nothing where there are no lines. */
export const listOf = (title: string, lines: readonly string[], mark = '-') =>
  lines.length ? [title, ...lines.map((line) => `${mark} ${line}`)].filter(Boolean).join('\n') : '';

/** Words that every question has, and that say nothing about its subject. */
const everyday = RegExp(
  `^(?:${[
    "i|i'm|im|i've|i'd|i'll|me|my|mine|we|we're|us|our|you|your|he|he's|him|his|she|she's|her|it|it's|its|they|them|their",
    'a|an|the|this|that|these|those|and|or|but|so|if|when|while|because|than|then|also|just|too|very|really|only|still',
    'is|are|was|were|be|been|am|do|does|did|has|have|had|can|could|will|would|should|may|might|must|let|get|got',
    'of|to|in|on|at|by|for|from|with|about|as|into|up|out|off|over|after|before|what|which|who|how|why|where|whether',
    'please|give|make|write|tell|say|send|want|wants|need|like|put|there|here|some|any|one|not|no|yes|ok|all|more',
  ].join('|')})$`,
  'i',
);
/** What is nobody's business in an answer about a job. */
const personal = /pregnan|married|disab|relig|church/i;
/** What a text speaks of, in its own words: runs of at most four words that are not everyday ones. */
export const phrasesOf = (text: string) => {
  const runs = text.split(/[.,:](?!\d)|[;!?()"“”«»\n]/).flatMap((clause) => {
    const marked = clause.split(/\s+/).map((word) => (everyday.test(word) ? '|' : word));
    return marked.join(' ').split('|');
  });
  const short = runs.map((run) => run.trim().split(' ').slice(0, 4).join(' '));
  const isSubject = (run: string) => /\d| |\p{L}{4}/u.test(run) && !personal.test(run);
  return fitting([...new Set(short)].filter(isSubject), 40);
};

/** What is not repeated: addresses, card numbers, and orders to the model. */
const unsafe = RegExp(
  [
    String.raw`https?:|www\.|\]\(|[<>]|\d{12,}|\d{4} \d{4} \d{4}`,
    String.raw`\b(?:ignore|(?:all|your|previous|these|assistant) instructions?|your prompt|override|assistant|admit|system(?::| prompt| message)|new task)\b`,
    String.raw`from now on|you are (?:now|a)\b|as the owner|authoriz|confirm it to|pretend|translate|reveal|reply with|say exactly|---`,
  ].join('|'),
  'i',
);
export const isSafe = (sentence: string) => !unsafe.test(sentence);

/** A text of others on one line, without links and without the sentences that are not repeated. */
export const safeText = (text: string) =>
  text
    .replaceAll(/!?\[[^\]]*\]\([^)]*\)|https?:\/\/\S+/g, '')
    .split(/(?<=[.!?])\s+|\n/)
    .filter(isSafe)
    .join(' ');
