import { sentencesOf, wordCount } from '#shared/domain/chat/answer-checks/words-and-sentences.ts';

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
  sentencesOf(text.replaceAll(/!?\[[^\]]*\]\([^)]*\)|https?:\/\/\S+/g, ''))
    .filter(isSafe)
    .join(' ');
