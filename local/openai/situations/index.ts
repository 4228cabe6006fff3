import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import type { ReplyContext } from '../reply.ts';
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

const isFallback = (situation: Situation) => situation.words.source === '.*';

/** The situation a question is about: a starter prompt tells it by its id and title, else the owner's own words do. */
export const situationOf = (
  helper: HelperId,
  { promptId, prompt, question }: ReplyContext,
): Situation => {
  const own = helpers[helper].situations;
  // The name of the helper and of its group say nothing about this prompt.
  const name = promptId.split('.').slice(1).join(' ');
  const texts = promptId ? [name, prompt] : [question];
  const fits = texts.flatMap(
    (text) => own.find((one) => !isFallback(one) && one.words.test(text)) ?? [],
  );
  return fits[0] ?? (own.at(-1) as Situation);
};

/** Whether no words of a question are known to its helper. */
export const isUnknown = isFallback;
