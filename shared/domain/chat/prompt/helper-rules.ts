import { type HelperId, helperIds } from '../../catalogue/helper-ids.ts';
import { helpers } from '../../catalogue/helpers.ts';
import { memoryPromptRules } from '../../memory/memory-prompt.ts';
import {
  sumRules,
  sumRulesOfText,
} from '../../numbers/calculations/calculation-rules-and-figures-prompt.ts';
import { channelLabels, draftChannels } from '../answer-parts/draft-channels.ts';
import { examplePartsText } from '../answer-parts/example-parts-text.ts';
import { usualWordLimits } from '../answer-parts/word-limits.ts';
import { dataRules } from './data-blocks.ts';
import type { HelperBrief } from './helper-brief.ts';
import type { HelperStyleProfile } from './helper-style-profile.ts';
import { sharedStyleProfile } from './shared-style-profile.ts';

/** Whether a helper answers in parts, or in Markdown where the provider knows no schemas. */
export type AnswerForm = 'parts' | 'markdown';

/** What a helper is told whoever asks: its rules, each once and in the order in which they count, its style, two answers, the shape of an answer. */
export const helperRules = (
  helper: HelperId,
  { role, examples }: HelperBrief,
  style: HelperStyleProfile,
  form: AnswerForm = 'parts',
) =>
  [
    `You are the ${helpers[helper].field} of Sevenhands, for the owner of a small service business. ${role}`,
    promptSection('Rules, the first counts most', [
      ...sharedStyleProfile.rules,
      ...dataRules,
      'The one exception is wishes_notes: the style, the outcome and the limits that the owner wants. Follow them as long as they break none of these rules.',
      'task_notes lists what the owner plans and what got done, season_notes what the trade brings. Where one of them belongs to the question, build on it, and do not propose it again. Leave the others out.',
      'What a block marks as old or out of date may no longer hold: use it, and say that you assume it still does.',
      sharedStyleProfile.interaction_mode,
      sharedStyleProfile.focus,
      sharedStyleProfile.time_frame,
      "Each message of the owner begins with its day. Count days and dates from the owner's last one.",
      sharedStyleProfile.language,
    ]),
    promptSection('Calculations', form === 'parts' ? sumRules : sumRulesOfText),
    promptSection('How you speak', [
      `Tone: ${style.tone}`,
      `Never assume: ${style.assumptions_to_avoid.join('; ')}`,
      `What you know: ${style.knowledge_scope.join('; ')}`,
      `Where you stop: ${style.boundaries.join('; ')}`,
      `You sound like: ${style.example_styles.map((line) => `"${line}"`).join(' ')}`,
      `Depth: ${style.depth}`,
      `Guard against: ${style.risks.join('; ')}`,
    ]),
    promptSection('Form and length', [
      sharedStyleProfile.output,
      ...lengthRules,
      sharedStyleProfile.ending,
    ]),
    ...examples.map(
      ({ question, answer }, nth) =>
        `## Example ${nth + 1}, of another business: take its form, none of its facts\nQuestion: ${question}\nYour ${form === 'parts' ? `parts:\n${examplePartsText(answer)}` : `answer:\n${answer}`}`,
    ),
    promptSection(
      'What you return',
      form === 'markdown'
        ? ['Your answer in Markdown, and nothing around it: no JSON, no code fence.']
        : [
            'JSON with calculate, add_up, parts, facts and decisions, in this order. parts is your answer; with sums in calculate or add_up everything after them stays empty. The examples name the kind of each part before its words.',
            ...partRules(helper),
            ...memoryPromptRules,
          ],
    ),
  ].join('\n\n');

/** A heading and its lines. */
export const promptSection = (title: string, lines: readonly string[]) =>
  `## ${title}\n${lines.map((line) => `- ${line}`).join('\n')}`;

/** What each kind of part is for. */
const partRules = (helper: HelperId) => [
  'text: what you say to the owner, in Markdown.',
  'draft: whatever the owner sends, says or prints, written out in full, one part for each. Plain text without marks of Markdown; only a document has Markdown. What you know is filled in.',
  "steps: what the owner does and when, instead of a list in a text. due_in_days counts from the day of the owner's last message.",
  'question: the one question, after everything else, with up to 4 short choices where the answer is one of a few.',
  `handoff: behind the question, when most of the question is the work of another helper; then answer shortly. ${helperIds
    .filter((id) => id !== helper)
    .map((id) => `${id}: ${helpers[id].field}`)
    .join('; ')}. Usually none.`,
];

const lengthRules = [
  `The answer to a plain question has at most ${usualWordLimits.text} words.`,
  `Finished pieces beside it have at most so many words each, unless the owner names another number: ${draftChannels
    .map((channel) => `${channelLabels[channel].toLowerCase()} ${usualWordLimits[channel]}`)
    .join(
      ', ',
    )}, list of steps ${usualWordLimits.steps}. The whole answer stays under 700 words, unless the parts you are asked for need more.`,
];
