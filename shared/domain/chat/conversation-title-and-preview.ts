/** Title and preview of a saved conversation. */
import { capitalized } from '../lib/capitalized.ts';
import type { Turn } from './turn-schemas.ts';

const previewLength = 150;
const titleLength = 40;

/** The first `length` characters of a text, never half a character. */
const firstCharacters = (text: string, length: number) => [...text].slice(0, length).join('');

/** The start of a reply, 150 characters and then "..." when there is more. */
export const previewOf = (content: string) =>
  [...content].length > previewLength ? `${firstCharacters(content, previewLength)}...` : content;

type Titled = {
  readonly prompt: Pick<NonNullable<Turn['prompt']>, 'title'> | null;
  readonly text: string;
};

/** How a question begins before it says what it is about; the first that fits is left out. */
const leads = [
  /^(?:please )?(?:can|could|would|will) you (?:please )?/i,
  /^(?:please )?help me (?:to |with )?/i,
  /^how (?:do|can|could|should|would) (?:i|we) /i,
  /^(?:what|who|when|where) (?:do|can|could|should|would) (?:i|we) (?:say to|say about|tell|do about|do with|write to) /i,
  /^(?:can|could|should|may|must|do) (?:i|we) /i,
  /^i(?: want|\u2019d like|'d like| would like| need) to /i,
];
/** What is asked for, where the thing itself is enough of a title. */
const acts = [/^(?:please )?(?:write|draft)(?: me| up)? /i, /^follow up (?:on|with) /i];
const article = /^(?:an?|the|my) /i;

/** What is left of a text without the first beginning that fits, and without an article after it; the text itself where that is less than two words. */
const without = (text: string, beginnings: readonly RegExp[]) => {
  const beginning = beginnings.find((one) => one.test(text));
  const rest = beginning ? text.replace(beginning, '').replace(article, '') : '';
  return rest.includes(' ') ? rest : text;
};

/** A question without how it is asked: "How do I follow up on the quote for Ada?" is "Quote for Ada". */
const topicOf = (question: string) => {
  const topic = without(without(question, leads), acts);
  if (topic === question) return question;
  return capitalized(topic.replace(/[?.! ]+$/, ''));
};

/** Where a sentence or a part of it ends: not at the period of an abbreviation. */
const ends = /(?:[,;:?!]|(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|Jr|Sr))\.)(?= )/;

/** The first words of a text, up to the end of a sentence or of a part of it when that comes early enough. */
const firstWords = (text: string) => {
  if ([...text].length <= titleLength) return text;
  const start = firstCharacters(text, titleLength);
  const [part = ''] = start.split(ends, 1);
  if (part !== start && part.includes(' ')) return part;
  return `${start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')) : start}...`;
};

/** The title of a conversation: that of its first starter prompt, else what its first question is about, in at most 40 characters where words allow it. */
export const conversationTitle = ({ prompt, text }: Titled) =>
  prompt ? prompt.title : firstWords(topicOf(text.replaceAll(/\s+/g, ' ').trim()));

/** What stands in place of the title of a chat that was cleared. */
export const clearedConversationTitle = 'Empty chat';
