import { localDateOf } from '#shared/domain/local-time.ts';
import { ownWords } from '#shared/domain/typed-blanks.ts';
import type { StoredTurn } from '../tables/turn-item.ts';
import type { AnswerContext } from './answer-context.ts';
import type { BuiltPrompt } from './built-prompt.ts';
import type { FoundPrompt } from './found-prompt.ts';
import type { Question } from './question.ts';
import type { ProviderAnswer } from './read-answer.ts';

type Tried = {
  turn: StoredTurn;
  answer: ProviderAnswer;
  question: Question;
  built: BuiltPrompt;
  found: FoundPrompt;
  context: AnswerContext;
};

/** What the twenty checks find in the answer to a prompt that is tried: as the exam runs them, with nothing expected of this one answer. */
export const checkTried = async ({ turn, answer, question, built, found, context }: Tried) => {
  // Read on demand, from a file beside the bundle: owners' questions need neither the checks nor the words of all trades.
  const { checkTriedAnswer } = await import('#shared/catalogue/check-tried-answer.ts');
  const { business } = context;
  const results = checkTriedAnswer(
    {
      parts: turn.parts ?? [],
      form: answer.form,
      finish: answer.cut ? 'length' : 'stop',
      facts: answer.facts.map(({ key, value, quote = '' }) => ({ key, value, quote })),
      decisions: answer.decisions,
    },
    {
      today: localDateOf(question.now, business.time_zone ?? 'UTC'),
      business,
      typed: typedIn(question, found),
      given: givenIn(question, found),
      deliverables: built.deliverables,
      sums: built.sums?.told() ?? [],
    },
  );
  return results.map(({ why, ...result }) => ({ ...result, why: [...why] }));
};

const typedIn = ({ prompt }: Question, { content, additionalInputs }: FoundPrompt) =>
  prompt
    ? [
        ...ownWords(prompt, content, additionalInputs),
        ...Object.values(prompt.numbers ?? {}),
        prompt.specificOutcome,
      ].filter(Boolean)
    : [];

/** Everything filled in, and the words of what was chosen. */
const givenIn = ({ prompt }: Question, { additionalInputs }: FoundPrompt) => {
  const values = prompt?.additionalInputs ?? {};
  const chosen = additionalInputs.flatMap(({ id, options = [] }) =>
    options.filter(({ value }) => value === values[id]).map(({ label }) => label),
  );
  return [...Object.values(values), ...chosen];
};
