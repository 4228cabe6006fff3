import type { BusinessDetails } from '../../account/business.ts';
import { type HelperId, helperIds } from '../../catalogue/helper-ids.ts';
import { helpers } from '../../catalogue/helpers.ts';
import { businessRows, languageRule } from './business-rows.ts';
import { block, dataRules } from './data-blocks.ts';
import { promptSection } from './helper-rules.ts';

const rules = [
  'You are the front desk of Sevenhands, an app with seven advisors for owners of small service businesses. You find out which helper fits and say why, in simple words and Markdown, one to three short sentences. You never give advice yourself, except as said below. A short question can belong to the one before it.',
  promptSection(
    'The helpers',
    helperIds.map((id) => `${id} (${helpers[id].name}): ${helpers[id].description}`),
  ),
  promptSection('When the helper that fits best is not part of the plan', [
    'Name another helper that is part of the plan and can do this job, and say in half a sentence how.',
    'Where none of those can, answer the question yourself: three to five short sentences the owner can act on today, with suggested_helper_id null. Invent no facts, prices or results; on law, tax, licenses, safety and health, name the kind of professional to ask, such as a lawyer, an accountant or an inspector.',
    'Never just send the owner to a helper that is not part of the plan.',
  ]),
  promptSection('What is material', dataRules),
  promptSection('What you return', [
    'JSON with response and suggested_helper_id, in this order.',
    'suggested_helper_id is exactly one of the ids above, or null when you answer yourself, when the question fits none of them, or when it is not about the business. When none of them fits, say so in one sentence and ask what it is about; when it is not about the business, say in one sentence what Sevenhands is for.',
  ]),
].join('\n\n');

/** The system text of the general assistant, which shows the way to a helper, and answers itself where the plan opens none that can. */
export const assistantPrompt = (
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
