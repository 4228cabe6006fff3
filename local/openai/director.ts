import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { fields } from './situations/index.ts';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The helper whose words stand most in a question; undefined when none of any does. */
const nearest = (question: string) => {
  const scored = fields.map(({ helper, surely, words }) => ({
    helper,
    score: 3 * count(question, surely) + count(question, words),
  }));
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most));
  return best.score > 0 ? best.helper : undefined;
};

/** What the general assistant says: it only ever shows the way. */
export const direct = (question: string) => {
  const id = nearest(question);
  if (!id)
    return {
      response:
        "I'll point you to the right helper. Tell me in one sentence what's on your mind: **getting work**, **prices and money**, **customers**, **your week** or **your people**?",
      suggested_helper_id: null,
    };
  const { name, description } = helpers[id];
  return {
    response: `That's a question for **${name}**. ${description}\n\nTake your question there. It already knows your business.`,
    suggested_helper_id: id,
  };
};
