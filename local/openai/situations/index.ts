import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import type { ReplyContext } from '../reply-context.ts';
import type { Field, Situation } from './situation.ts';

/** What a helper's file says: the last situation fits every question. */
type Helper = { readonly field: Field; readonly situations: readonly Situation[] };

/** Each helper has a file of its name. */
const load = async (id: HelperId): Promise<[HelperId, Helper]> => [id, await import(`./${id}.ts`)];
const helpers = Object.fromEntries(await Promise.all(helperIds.map(load))) as Record<
  HelperId,
  Helper
>;

/** The words of each helper's field. */
export const fields = helperIds.map((helper) => ({ helper, ...helpers[helper].field }));

/** A job that went to another company, whichever helper is asked: nobody owes anything for it. */
const lostJob: Situation = {
  words:
    /\b(lost|losing|lose) (?:[^\s.!?]+ ){0,5}(jobs?|quotes?|bids?|estimates?|work|contract|deals?|client|customer)\b|learn-from-a-loss|went with (another|someone|a cheaper|the other)/i,
  point:
    'Ask for the one reason they said no, then fix the reason that comes up most. Leave {quote} closed.',
  fails: "Guessing it was the price. It could've been the wait.",
  first: 'Write to them and ask for one reason. Sell nothing.',
  ask: 'How many days went by between your visit and the quote?',
  say: [
    'Thanks for looking at {quote}. I see you went another way, and no hard feelings. What made you decide? One word is plenty.',
    'A quick question so we get better: was it the price, the timing or something else about {quote}?',
  ],
  draft: 'text-message',
};

/** The situation a question is about: a starter prompt tells it by its id and title, else the owner's own words do. */
export const situationOf = (
  helper: HelperId,
  { promptId, prompt, question }: ReplyContext,
): Situation => {
  const own = [lostJob, ...helpers[helper].situations];
  // The name of the helper and of its group say nothing about this prompt.
  const texts = promptId ? [promptId.split('.').slice(1).join(' '), prompt] : [question];
  const [found] = texts.flatMap((text) => own.find(({ words }) => words?.test(text)) ?? []);
  return found ?? (own.at(-1) as Situation);
};

/** Whether no words of a question are known to its helper. */
export const isUnknownSituation = ({ words }: Situation) => !words;
