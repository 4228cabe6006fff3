import { answerTo } from '#local/openai/answer-content.ts';
import { defaultStyle } from '#shared/catalogue/default-style.ts';
import { helperBriefs } from '#shared/catalogue/helper-briefs.ts';
import { catalogue } from '#shared/catalogue/index.ts';
import { blankDetails } from '#shared/domain/account/new-business.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { parseParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { helperPrompt } from '#shared/domain/chat/prompt/helper-prompt.ts';

export const bluePipe = {
  name: 'Blue Pipe',
  type: 'Plumber',
  location: 'Dayton, Ohio',
  country: 'US',
  currency: 'USD',
} as const;

/** The guided prompt that a question was composed from, as the system text names it. */
type Guided = { readonly title: string; readonly defaultSpecificOutcome: string };

/** The system text of a helper for the plumber Blue Pipe, as the server composes it. */
export const systemTextOf = (helper: HelperId, guided?: Guided) =>
  helperPrompt({
    helper,
    brief: helperBriefs[helper],
    style: catalogue[helper].style ?? defaultStyle,
    business: { ...blankDetails(bluePipe.name, bluePipe.type), location: bluePipe.location },
    memory: [],
    goal: {
      session_goal: guided?.title ?? null,
      specificOutcome: guided?.defaultSpecificOutcome ?? null,
      constraints: null,
    },
    now: new Date('2026-11-22T09:00:00Z'),
    code: 'abcdefghij',
  });

/** The stand-in's answer to messages of an owner, as parts. */
export const askStandIn = (
  { helper, guided }: { helper: HelperId; guided?: Guided | undefined },
  ...messages: string[]
): Part[] => {
  const reply = answerTo({
    messages: [
      { role: 'system', content: systemTextOf(helper, guided) },
      ...messages.map((content) => ({ role: 'user', content })),
    ],
    response_format: { json_schema: { schema: { properties: { parts: {} } } } },
  });
  return parseParts(JSON.parse(reply).parts);
};
