import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { clearedConversationTitle } from '#shared/domain/chat/conversation-title-and-preview.ts';
import { answerMarkdown } from './answer-markdown.ts';
import type { FullConversation } from './full-conversation.ts';
import { dateAndTime } from './history-words.ts';

/** A conversation as the text of a Markdown file. */
export const markdownOf = ({ chat, turns }: FullConversation, business: string): string => {
  const { name } = helpers[chat.helper_id];
  const head = [`# ${chat.title || clearedConversationTitle}`, `${name} for ${business}`];
  const body = turns.flatMap((turn) => [
    `## You, ${dateAndTime(turn.created_at)}`,
    turn.text,
    ...(turn.prompt?.lines ?? []),
    `## ${name}, ${dateAndTime(turn.answered_at)}`,
    answerMarkdown(turn),
    ...(turn.follow_up ? [turn.follow_up] : []),
  ]);
  return `${[...head, ...body].join('\n\n')}\n`;
};

/** The name of the file, for example "sevenhands-sales-quote-gone-quiet-2026-11-20.md". */
export const fileNameOf = ({ helper_id, title, updated_at }: FullConversation['chat']): string => {
  const words = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 50);
  return `${['sevenhands', helper_id, words, updated_at.slice(0, 10)].filter(Boolean).join('-')}.md`;
};
