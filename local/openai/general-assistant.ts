import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import type { ReplyContext } from './reply-context.ts';
import { situationsIn } from './situations.ts';

/** The helpers that the system text says are not part of the plan. */
export const closedIn = (system: string) =>
  (/^Not part of this plan yet: (.+)\.$/m.exec(system)?.[1] ?? '').split(', ') as HelperId[];

const reply = (response: string, suggested_helper_id: HelperId | null = null) => ({
  response,
  suggested_helper_id,
});

/** What the general assistant says: it shows the way to a helper of the plan, and answers itself where none of those can. */
export const assistantAnswer = (of: ReplyContext, closed: readonly HelperId[] = []) => {
  const [best, ...others] = situationsIn(of.question);
  if (!best)
    return reply(
      "I'll point you to the right helper. Tell me in one sentence what's on your mind: **getting work**, **prices and money**, **customers**, **your week** or **your people**?",
    );
  const open = [best, ...others].find(({ helper }) => !closed.includes(helper))?.helper;
  const own = `${capitalized(best.point)}\n\n**Start here:** send this today. "${best.say}"`;
  if (!open) return reply(of.fill(own));
  const way = `That's a question for **${helpers[open].name}**. ${helpers[open].description}`;
  return reply(`${way}\n\nTake your question there. It already knows your business.`, open);
};
