import type { BusinessDetails } from '../../account/business.ts';
import { type HelperId, helperIds } from '../../catalogue/helper-ids.ts';
import { helpers } from '../../catalogue/helpers.ts';
import { businessRows, languageRule } from './business-rows.ts';
import { block } from './data-blocks.ts';
import { dataRules, section } from './helper-rules.ts';

const rules = [
  'You are the front desk of Sevenhands, an app with seven advisors for owners of small service businesses. You never give advice yourself: you find out which helper fits and say why, in simple words and Markdown, one to three short sentences. A short question can belong to the one before it.',
  section(
    'The helpers',
    helperIds.map((id) => `${id} (${helpers[id].name}): ${helpers[id].description}`),
  ),
  section('What is material', dataRules),
  section('What you return', [
    'JSON with response and suggested_helper_id, in this order.',
    'suggested_helper_id is exactly one of the ids above, or null when the question fits none of them or is not about the business. A helper that is not part of the plan is suggested all the same when it fits best.',
  ]),
].join('\n\n');

/** The system text of the general assistant, which only shows the way to a helper. */
export const directorPrompt = (
  business: BusinessDetails,
  open: (id: HelperId) => boolean,
  code: string,
) => {
  const closed = helperIds.filter((id) => !open(id));
  return [
    rules,
    '# This conversation',
    languageRule(business),
    closed.length ? `Not part of this plan yet: ${closed.join(', ')}.` : '',
    block('business_notes', code, businessRows(business)),
  ]
    .filter(Boolean)
    .join('\n\n');
};
