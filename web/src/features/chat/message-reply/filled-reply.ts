import type { Kit } from '#shared/catalogue/kits/kit.ts';
import type { FilledPrompt } from '#shared/domain/chat.ts';
import { parseNumber, type WritingStyle } from '#shared/domain/numbers/parse.ts';
import { validateInputs } from '#shared/domain/prompt-inputs.ts';
import type { DangerId } from '#shared/domain/safety/dangers.ts';
import { longestMessage } from './read-source.ts';

/** What the owner chose for an answer. */
type Filling = {
  readonly message: string;
  readonly tone: string;
  /** As typed; empty when it is not known. */
  readonly number: string;
  /** The dangers that were not set aside; absent for a row of the books. */
  readonly safety?: readonly DangerId[] | undefined;
};
export type KitProblems = { readonly [K in 'text' | 'kind' | 'number']?: string };

const plainNumber = (kit: Kit, text: string, style: WritingStyle) => {
  const unit = kit.inputs.find(({ id }) => id === kit.number)?.unit === 'money' ? 'money' : 'count';
  const read = parseNumber(text, unit, style);
  return 'value' in read ? read.value : undefined;
};

/** The prompt that is sent, or what has to be changed first. */
export const filledKit = (
  kit: Kit | null,
  { message, tone, number, safety }: Filling,
  style: WritingStyle,
): { filled: FilledPrompt } | { problems: KitProblems } => {
  const text = message.trim();
  const long = `This is too long. Keep the part that matters: ${longestMessage.toLocaleString('en-US')} characters at most.`;
  if (!text) return { problems: { text: 'Paste what they wrote' } };
  if (text.length > longestMessage) return { problems: { text: long } };
  if (!kit) return { problems: { kind: 'Choose what it is' } };
  const value = kit.number && number.trim() ? plainNumber(kit, number, style) : '';
  if (value === undefined) return { problems: { number: 'Type a number, for example 480.' } };
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
