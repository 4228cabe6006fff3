import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { fillSlotsWith } from './fill-slots.ts';
import type { ReplyContext } from './reply-context.ts';
import { fields, situationOf } from './situations/index.ts';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The helpers whose words stand in a question, the one with most of them first. */
const nearest = (question: string): HelperId[] =>
  fields
    .map(({ helper, surely, words }) => ({
      helper,
      score: 3 * count(question, surely) + count(question, words),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ helper }) => helper);

/** The helpers that the system text says are not part of the plan. */
export const closedIn = (system: string): HelperId[] =>
  (/^Not part of this plan yet: (.+)\.$/m.exec(system)?.[1] ?? '').split(', ') as HelperId[];

/** What the general assistant says: it shows the way to a helper of the plan, and answers itself where none of those can. */
export const assistantAnswer = (of: ReplyContext, closed: readonly HelperId[] = []) => {
  const fitting = nearest(of.question);
  const [best] = fitting;
  const id = fitting.find((helper) => !closed.includes(helper));
  if (!best)
    return {
      response:
        "I'll point you to the right helper. Tell me in one sentence what's on your mind: **getting work**, **prices and money**, **customers**, **your week** or **your people**?",
      suggested_helper_id: null,
    };
  if (!id) return { response: ownAnswer(best, of), suggested_helper_id: null };
  const { name, description } = helpers[id];
  return {
    response: `That's a question for **${name}**. ${description}\n\nTake your question there. It already knows your business.`,
    suggested_helper_id: id,
  };
};

/** A short answer in place of a helper that is not part of the plan. */
const ownAnswer = (helper: HelperId, of: ReplyContext) => {
  const { point, first } = situationOf(helper, of);
  return fillSlotsWith(of)(`${point}\n\n**Start here:** ${first}`);
};
