import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { ReplyContext } from '../reply.ts';
import { customerService } from './customer-service.ts';
import { finance } from './finance.ts';
import { hiringHr } from './hiring-hr.ts';
import { marketing } from './marketing.ts';
import { operations } from './operations.ts';
import { sales } from './sales.ts';
import type { Situation } from './situation.ts';
import { socialMedia } from './social-media.ts';

/** The situations of each helper; the last one fits every question. */
const situations: Record<HelperId, readonly Situation[]> = {
  marketing,
  'social-media': socialMedia,
  sales,
  finance,
  'customer-service': customerService,
  operations,
  'hiring-hr': hiringHr,
};

const isFallback = (situation: Situation) => situation.words.source === '.*';

/** The situation a question is about: a starter prompt tells it by its id and title, else the owner's own words do. */
export const situationOf = (
  helper: HelperId,
  { promptId, prompt, question }: ReplyContext,
): Situation => {
  const own = situations[helper];
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
