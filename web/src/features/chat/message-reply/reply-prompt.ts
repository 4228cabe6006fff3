import type { Kit } from '#shared/catalogue/kits/kit.ts';
import { validateInputs } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import type { DangerId } from '#shared/domain/chat/safety/dangers.ts';
import type { FilledPrompt } from '#shared/domain/chat/turn-schemas.ts';
import { parseNumber, type WritingStyle } from '#shared/domain/numbers/parse-number.ts';
import { longestMessage } from './read-reply-source.ts';

/** What the owner chose for an answer. */
type Filling = {
  readonly message: string;
  readonly tone: string;
  /** As typed; empty when it is not known. */
  readonly number: string;
  /** The dangers that were not set aside; absent for a row of the books. */
  readonly safety?: readonly DangerId[] | undefined;
};
export type ReplyProblems = { readonly [K in 'text' | 'kind' | 'number']?: string };

const plainNumber = (kit: Kit, text: string, style: WritingStyle) => {
  const unit = kit.inputs.find(({ id }) => id === kit.number)?.unit === 'money' ? 'money' : 'count';
  const read = parseNumber(text, unit, style);
  return 'value' in read ? read.value : undefined;
};

/** The prompt that is sent, or what has to be changed first. */
export const replyPrompt = (
  kit: Kit | null,
  { message, tone, number, safety }: Filling,
  style: WritingStyle,
): { filled: FilledPrompt } | { problems: ReplyProblems } => {
  const text = message.trim();
  const long = `That’s too long. Keep just the part that matters, ${longestMessage.toLocaleString('en-US')} characters max.`;
  if (!text) return { problems: { text: 'Paste their message' } };
  if (text.length > longestMessage) return { problems: { text: long } };
  if (!kit) return { problems: { kind: 'Choose the kind of message' } };
  const value = kit.number && number.trim() ? plainNumber(kit, number, style) : '';
  if (value === undefined) return { problems: { number: 'Enter a number, like 480.' } };
  const additionalInputs = {
    their_message: text,
    sound_like: tone,
    ...(kit.number && value && { [kit.number]: value }),
  };
  const wrong = kit.number ? validateInputs(kit.inputs, additionalInputs)[kit.number] : undefined;
  if (wrong) return { problems: { number: wrong } };
  return {
    filled: {
      id: kit.id,
      specificOutcome: kit.defaultSpecificOutcome,
      additionalInputs,
      ...(safety && { safety: [...safety] }),
    },
  };
};
