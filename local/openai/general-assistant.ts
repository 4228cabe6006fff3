import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import type { ReplyContext } from './reply-context.ts';
import { situationsIn } from './situations.ts';

/** The helpers that the system text says are not part of the plan. */
export const closedIn = (system: string) =>
  (/^Not part of this plan yet: (.+)\.$/m.exec(system)?.[1] ?? '').split(', ') as HelperId[];

/** What the general assistant says: it shows the way to a helper of the plan, and answers itself where none of those can. */
export const assistantAnswer = (of: ReplyContext, closed: readonly HelperId[] = []) => {
  const fit = situationsIn(of.question);
  const [best] = fit;
  const open = fit.find(({ helper }) => !closed.includes(helper));
  if (!best)
    return {
      response:
        "I'll point you to the right helper. Tell me in one sentence what's on your mind: **getting work**, **prices and money**, **customers**, **your week** or **your people**?",
      suggested_helper_id: null,
    };
  if (!open) {
    const answer = `${capitalized(best.point)}\n\n**Start here:** send this today. "${best.say}"`;
    return { response: of.fill(answer), suggested_helper_id: null };
  }
  const { name, description } = helpers[open.helper];
  return {
    response: `That's a question for **${name}**. ${description}\n\nTake your question there. It already knows your business.`,
    suggested_helper_id: open.helper,
  };
};
