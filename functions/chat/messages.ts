import { withoutCodes, withoutCodesIn } from '#shared/domain/block-codes.ts';
import type { BusinessDetails } from '#shared/domain/business.ts';
import { asData } from '#shared/domain/compose.ts';
import { withCode } from '#shared/domain/data-blocks.ts';
import { datedMessage } from '#shared/domain/system-prompt.ts';
import { type BlockCodes, blockCodes } from '../lib/block-codes.ts';
import type { ProviderMessage } from '../lib/openai.ts';
import type { StoredTurn } from '../tables/turns-table.ts';
import type { Question } from './question.ts';

/** What every message of a request has in common. */
export type MessageFrame = {
  business: BusinessDetails;
  codeOf: BlockCodes;
  /** The codes of the conversation, which no text may contain. */
  codes: readonly string[];
};

/** The frame of a question and of the turns that go along with it. */
export const frameOf = async (
  { sub, conversationId, messageId }: Pick<Question, 'sub' | 'conversationId' | 'messageId'>,
  business: BusinessDetails,
  turns: readonly StoredTurn[],
): Promise<MessageFrame> => {
  const codeOf = await blockCodes(sub, conversationId);
  const messages = [...turns.map(({ id }) => id), messageId];
  const codes = [codeOf('notes'), ...messages.map((id) => codeOf({ messageId: id }))];
  return { business: withoutCodesIn(business, codes), codeOf, codes };
};

/** The owner's side of a turn: made of what is stored of it and of nothing else, so that it stays as it was sent. */
type Asked = Pick<StoredTurn, 'id' | 'text' | 'prompt' | 'sent' | 'created_at'>;

/** The message of a question. */
export const questionMessage = (
  { id, text, prompt, sent, created_at }: Asked,
  { business, codeOf, codes }: MessageFrame,
): ProviderMessage => {
  const body = sent ?? [asData(text), ...filledRows(prompt)].join('\n');
  const coded = withCode(withoutCodes(body, codes), codeOf({ messageId: id }));
  return { role: 'user', content: datedMessage(coded, new Date(created_at), business) };
};

/** The two messages of a turn. */
export const messagesOf = (turn: StoredTurn, frame: MessageFrame): ProviderMessage[] => [
  questionMessage(turn, frame),
  { role: 'assistant', content: withoutCodes(turn.content, frame.codes) },
];

/** Turns stored before `sent` was: of their prompt only the owner's inputs are repeated. */
const filledRows = (prompt: StoredTurn['prompt']) =>
  Object.entries({ ...prompt?.additionalInputs, limits: prompt?.constraints ?? '' })
    .filter(([, value]) => value.trim())
    .map(([id, value]) => `${id.replaceAll('_', ' ')}: ${asData(value)}`);

/** The cut answer, and the request for its rest. */
export const goOnAfter = ({ content }: StoredTurn): ProviderMessage[] => [
  { role: 'assistant', content },
  {
    role: 'user',
    content:
      'Your answer was cut off. Write only what follows its last character, in the same form, and repeat nothing.',
  },
];
