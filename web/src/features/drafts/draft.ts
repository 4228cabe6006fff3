import { partAsPlainText } from '#shared/domain/chat/answer-parts/answer-as-plain-text.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';

/** What a draft is made of, wherever it is kept. */
export type Draft = Pick<DraftPart, 'channel' | 'title' | 'subject' | 'body'>;

/** The words of a draft without marks of Markdown, its places as they are. */
export const plainBody = ({ channel, title, subject, body }: Draft): string =>
  partAsPlainText({ kind: 'draft', channel, title, subject, body });
