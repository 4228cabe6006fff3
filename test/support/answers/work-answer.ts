import type { LocalOpenai } from '#local/openai.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { isOwed } from '../chat.ts';
import { spoken } from './spoken.ts';

const draft = (
  channel: 'text-message' | 'email' | 'document',
  title: string,
  body: string,
  subject: string | null = null,
): Part => ({ kind: 'draft', channel, title, subject, body });

/** An answer with three drafts that share a blank, steps, a handoff and a question. */
export const workParts: readonly Part[] = [
  {
    kind: 'text',
    markdown: '**Yes. Do it.** Say $178 now and plan the next step for the fall.',
  },
  draft(
    'text-message',
    'Text to your regulars',
    "Hi [first name], it's Renee from [business name]. From **January 4** your clean is $178. Same crew, still every other [cleaning day].",
  ),
  draft(
    'email',
    'The same as an email',
    'Hi [First Name],\n\nFrom January 4 your clean goes from $165 to $178 & nothing else changes.\n\nRenee',
    'Your price from January 4, [first name]',
  ),
  draft(
    'document',
    'Price letter',
    '# New price\n\nDear [first name],\n\n- The price is **$178** from January 4.\n- Same crew, same list.\n\n1. Call\n2. Write\n\n| Clean | Price |\n|---|---|\n| Biweekly | $178 |',
  ),
  {
    kind: 'steps',
    items: [
      {
        title: 'Text the first 10 regulars',
        detail: 'Start with the ones who like you most',
        due_in_days: 1,
        minutes: 20,
        who: null,
      },
      { title: 'Check the first bills', detail: '', due_in_days: 42, minutes: 15, who: 'Luis' },
    ],
  },
  {
    kind: 'handoff',
    helper_id: 'finance',
    brief: 'Work out what $178 leaves of a biweekly clean.',
  },
  {
    kind: 'question',
    text: 'Does any regular have a fixed price in writing?',
    choices: ['No, nobody', 'Yes, a few', 'I am not sure'],
  },
];

/** The same answer as a model sends it. */
const workAnswer = JSON.stringify({
  calculate: [],
  add_up: [],
  parts: workParts,
  facts: [],
  decisions: [],
});

/** Makes the model return this answer, and nothing for a request of missing parts. */
export const answerWithWork = (openai: Pick<LocalOpenai, 'say'>) =>
  openai.say((request) => (isOwed(request) ? spoken('') : workAnswer));
