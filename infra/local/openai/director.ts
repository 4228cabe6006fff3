import type { HelperId } from '#shared/domain/helper-ids.ts';
import { helpers } from '#shared/domain/helpers.ts';

/** The first helper whose words are in the question is the one to go to. */
const routes: readonly (readonly [HelperId, RegExp])[] = [
  ['social-media', /instagram|facebook|tiktok|social|post(s|ing)?\b|followers?|reel|linkedin/i],
  [
    'hiring-hr',
    /hir(e|ing)|recruit|applicant|employee|staff|interview|job ad|train(ing)?|crew|payroll policy|overtime/i,
  ],
  [
    'customer-service',
    /complain|angry|unhappy|refund|bad review|customer (left|cancel)|damage|retain|regulars?/i,
  ],
  ['finance', /invoice|cash|price|pricing|charg|margin|profit|budget|tax|overdue|expense|bill/i],
  ['sales', /quote|estimate|lead|close|sell|sales|follow.?up|objection|win (more|the) jobs?/i],
  ['operations', /schedul|route|process|checklist|software|tool|automat|inventory|stock|van|rain/i],
  [
    'marketing',
    /market|advert|\bads?\b|google|seo|website|brand|newsletter|e-?mail|customers|found/i,
  ],
];

/** What the general assistant says: it only ever shows the way. */
export const direct = (question: string) => {
  const id = routes.find(([, words]) => words.test(question))?.[0] ?? null;
  if (!id)
    return {
      response:
        'I show you to the right helper. Tell me in one sentence what is on your mind: **getting work**, **prices and money**, **customers**, **your week** or **your people**?',
      suggested_helper_id: null,
    };
  const { name, description } = helpers[id];
  return {
    response: `That is a question for **${name}**. ${description}\n\nTake your question there; it knows your business already.`,
    suggested_helper_id: id,
  };
};
