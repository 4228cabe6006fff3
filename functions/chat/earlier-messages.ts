import { asMessage } from '#shared/domain/system-prompt.ts';
import type { ProviderMessage } from '../lib/openai.ts';
import type { StoredTurn } from '../tables/turns-table.ts';

/** The two messages of a turn. Of a prompt only the owner's inputs are repeated, not the prompt's text. */
export const messagesOf = ({ text, prompt, content }: StoredTurn): ProviderMessage[] => [
  { role: 'user', content: [asMessage(text), ...filledRows(prompt)].join('\n') },
  { role: 'assistant', content },
];

const filledRows = (prompt: StoredTurn['prompt']) =>
  Object.entries({ ...prompt?.additionalInputs, limits: prompt?.constraints ?? '' })
    .filter(([, value]) => value.trim())
    .map(([id, value]) => `${id.replaceAll('_', ' ')}: ${asMessage(value)}`);

/** The cut answer, and the request for its rest. */
export const goOnAfter = ({ content }: StoredTurn): ProviderMessage[] => [
  { role: 'assistant', content },
  {
    role: 'user',
    content:
      'Your answer was cut off. Write only what follows its last character, in the same form, and repeat nothing.',
  },
];
