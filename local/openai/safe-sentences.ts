import { mainSentenceOf, plainLetters, sentencesOf } from './words-and-sentences.ts';

const link = /!?\[[^\]]*\]\([^)]*\)|https?:\/\/\S+/g;

/** A text of others without its links and images. */
const withoutLinks = (text: string) => text.replaceAll(link, '');

/** What is not repeated: addresses, card numbers, and orders to the model. */
export const unsafe = RegExp(
  [
    String.raw`https?:|www\.|\]\(|[<>]|\d{12,}|\d{4} \d{4} \d{4}`,
    String.raw`\b(?:ignore|(?:all|your|previous|these|assistant) instructions?|your prompt|override|assistant|admit|system(?::| prompt| message)|new task)\b`,
    String.raw`from now on|you are (?:now|a)\b|as the owner|authoriz|confirm it to|pretend|translate|reveal|reply with|say exactly|---`,
  ].join('|'),
  'i',
);

/** A text of others without the sentences that are not repeated. */
export const withoutUnsafeSentences = (text: string) =>
  sentencesOf(withoutLinks(text))
    .filter((one) => !unsafe.test(one))
    .join(' ')
    .trim();

/** The point of a pasted text, without its links and without orders to the model. */
export const safePoint = (text: string) =>
  plainLetters(mainSentenceOf(withoutUnsafeSentences(text)));
