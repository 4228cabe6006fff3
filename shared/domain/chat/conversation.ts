/** Title and preview of a saved conversation. */
import type { Turn } from './chat-schemas.ts';

const previewLength = 150;
const titleLength = 60;

/** The first `length` characters of a text, never half a character. */
const firstCharacters = (text: string, length: number) => [...text].slice(0, length).join('');

/** The start of a reply, 150 characters and then "..." when there is more. */
export const previewOf = (content: string) =>
  [...content].length > previewLength ? `${firstCharacters(content, previewLength)}...` : content;

type Titled = {
  readonly prompt: Pick<NonNullable<Turn['prompt']>, 'title'> | null;
  readonly text: string;
};

/** The title of a conversation: that of its first starter prompt, else the first 60 characters of its first question, cut at a word. */
export const chatTitle = ({ prompt, text }: Titled) => {
  if (prompt) return prompt.title;
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if ([...line].length <= titleLength) return line;
  const words = firstCharacters(line, titleLength);
  return `${words.includes(' ') ? words.slice(0, words.lastIndexOf(' ')) : words}...`;
};

/** What stands in place of the title of a chat that was cleared. */
export const clearedTitle = 'Empty chat';

/** What a helper says, once per conversation, after a question from a card. */
export const followUpLine = (subcategory: string) =>
  `How else can I help? Ask me anything about ${subcategory}.`;
