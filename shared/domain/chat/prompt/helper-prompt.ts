/**
 * The system text of a helper. It begins with what is the same for every owner of the helper, so that the provider's
 * prompt cache answers for it; then comes what is the same for every question of a conversation. What belongs to one
 * question alone stands in its message.
 */
import type { BusinessDetails } from '../../account/business.ts';
import { dateAndSeason } from '../../account/date-and-season.ts';
import type { HelperId } from '../../catalogue/helper-ids.ts';
import { memoryPromptLine } from '../../memory/memory-prompt.ts';
import type { MemoryEntry } from '../../memory/memory-schemas.ts';
import { businessRows, languageRule, wishRows } from './business-rows.ts';
import type { ConversationGoal } from './conversation-goal.ts';
import { asData, block, row } from './data-blocks.ts';
import type { HelperBrief } from './helper-brief.ts';
import { type AnswerForm, helperRules } from './helper-rules.ts';
import type { HelperStyleProfile } from './helper-style-profile.ts';

/** Lines about the owner's week, as `taskLines` and `seasonLines` give them. */
export type WeekNotes = {
  open: readonly string[];
  done: readonly string[];
  seasons: readonly string[];
  /** What is booked and free on each working day, see `freeLines`; none without a calendar. */
  free?: readonly string[];
  /** What became of quotes; null where none was followed up. */
  quotes?: string | null;
};

const asLine = (line: string) => asData(line).replaceAll(/\s+/g, ' ');

/** What a helper is told before the messages. */
export type HelperPromptInput = {
  helper: HelperId;
  brief: HelperBrief;
  style: HelperStyleProfile;
  business: BusinessDetails;
  /** The entries that go along, see `memoryOfWindow`. */
  memory: readonly Pick<MemoryEntry, 'kind' | 'key' | 'text' | 'updated_at'>[];
  goal: ConversationGoal;
  /** What is known of the money of the business, a line each, see `moneyPrompt`. */
  money?: readonly string[] | undefined;
  /** What the owner plans and did, and what the season brings, a line each. */
  week?: WeekNotes | undefined;
  /** When the question was asked; old entries are marked. */
  now: Date;
  form?: AnswerForm;
  /** The code of this conversation's notes; nothing that the owner typed may contain it. */
  code: string;
};

/** The system text of a helper. */
export const helperPrompt = ({
  helper,
  brief,
  style,
  business,
  memory,
  goal,
  money,
  week,
  now,
  form,
  code,
}: HelperPromptInput) =>
  [
    helperRules(helper, brief, style, form),
    '# This conversation',
    languageRule(business),
    block('business_notes', code, businessRows(business)),
    block(
      'remembered_notes',
      code,
      memory.map((entry) => memoryPromptLine(entry, now)),
    ),
    block('wishes_notes', code, wishRows(business, goal)),
    block('money_notes', code, (money ?? []).map(asLine)),
    // What changes with every tick comes last, so that little before it is sent anew.
    block('season_notes', code, (week?.seasons ?? []).map(asLine)),
    block('task_notes', code, [
      row('Quotes', week?.quotes),
      ...(week?.open ?? []).map((line) => row('Open', line)),
      ...(week?.done ?? []).map((line) => row('Done', line)),
      ...(week?.free ?? []).map((line) => row('Calendar', line)),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n');

/** A message of the owner as it is sent: the day at the business when it was asked, then its text. */
export const datedMessage = (text: string, asked: Date, business: BusinessDetails) =>
  `Today is ${dateAndSeason(asked, business)}.\n\n${text}`;
