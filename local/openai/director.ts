import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';

/** Words by which a helper is known; each that stands in a question counts, those of `surely` three times. */
const fields: readonly { helper: HelperId; surely: RegExp; words: RegExp }[] = [
  {
    helper: 'social-media',
    surely:
      /instagram|facebook|tiktok|linkedin|youtube|social media|followers?|hashtags?|reels?\b/gi,
    words: /\b(social|posts?|posting|stor(y|ies)|captions?|videos?|likes|group)\b/gi,
  },
  {
    helper: 'hiring-hr',
    surely:
      /\b(hir(e|ing)|recruit\w*|applicants?|interview\w*|job (ad|advert|offer)\w*|overtime|apprentices?|onboard\w*|(new|second|another|good) (guy|hand|man|person|starter|technician|plumber|electrician|painter|roofer|cleaner|installer|helper))\b/gi,
    words:
      /\b(employees?|staff|crew|team|workers?|my (best )?(guys?|people|men|technicians?)|trainee|train(ing)?|shows? up late|sick|vacation|days? off|payroll|wages?|quits?|leav(e|es|ing))\b/gi,
  },
  {
    helper: 'customer-service',
    surely:
      /\b(complain\w*|angry|upset|unhappy|refunds?|(bad|one.star|1.star|negative) reviews?|cancel\w*|apolog\w*|damaged?|regulars?|money back)\b/gi,
    words:
      /\b(customers?|clients?|reviews?|mistake|broke|fault|satisf\w*|waiting|no.?shows?|feedback|keep(ing)? (my )?customers)\b/gi,
  },
  {
    helper: 'finance',
    surely:
      /\b(invoic\w*|cash( flow)?|overdue|tax(es)?|budgets?|margins?|profit\w*|break.?even|owes?|paid|charg(e|ing)|raise (my |our )?prices?|bank|loan|afford)\b/gi,
    words:
      /\b(price|prices|pricing|costs?|expens\w*|money|bills?|deposits?|numbers|rates?|earn\w*)\b/gi,
  },
  {
    helper: 'sales',
    surely:
      /\b(quotes?|estimates?|bids?|leads?|clos(e|ing) (the|a|more)|sell(ing)?|sales|follow.?ups?|objections?|too expensive|win (more|the))\b/gi,
    words:
      /\b(heard nothing|no answer|compar\w*|proposals?|pitch|discounts?|negotiat\w*|jobs?)\b/gi,
  },
  {
    helper: 'operations',
    surely:
      /\b(schedul\w*|routes?|checklists?|process(es)?|software|apps?|automat\w*|inventory|stock|tools?|calendar|dispatch\w*|organi[sz]e\w*|sop)\b/gi,
    words:
      /\b(vans?|trucks?|rain\w*|driving|parts|time|late|days?|week|double.?book\w*|paperwork)\b/gi,
  },
  {
    helper: 'marketing',
    surely:
      /\b(market(ing)?|advert\w*|ads?|google|seo|websites?|brand\w*|newsletters?|flyers?|postcards?|logo|referrals?|slogan)\b/gi,
    words:
      /\b(e-?mails?|(new|more|past|old|get) customers|worked for|last year|write to|found|find (me|us)|phone (rings?|is quiet)|known|slow season|neighbou?rs|word of mouth)\b/gi,
  },
];

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
