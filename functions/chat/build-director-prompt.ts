import { directorFormat } from '#shared/domain/answer.ts';
import { directorPrompt } from '#shared/domain/director-prompt.ts';
import { isLocked } from '#shared/domain/entitlement.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import type { AnswerContext } from './answer-context.ts';
import { type BuiltPrompt, codedBy } from './built-prompt.ts';
import { noGoal } from './conversation-goal.ts';
import { nothingLearnable } from './learnable.ts';
import { conversation, type MessageFrame } from './messages.ts';
import { imageOf } from './photo.ts';
import type { Question } from './question.ts';

/** The request of a question to the general assistant, which only shows the way to a helper. */
export const buildDirectorPrompt = (
  { text, photo, now, messageId }: Question,
  { entitlement, earlierTurns, replacedTurn }: AnswerContext,
  frame: MessageFrame,
): BuiltPrompt => {
  const { business, codeOf, codes } = frame;
  const shownText = text || (replacedTurn?.text ?? '');
  const open = (id: HelperId) => !isLocked(id, entitlement, business.selected_helpers);
  const asked = {
    id: messageId,
    text: shownText,
    prompt: null,
    ...(photo && { photo: true as const }),
    created_at: now.toISOString(),
  };
  return {
    request: {
      messages: [
        { role: 'system', content: directorPrompt(business, open, codeOf('notes')) },
        ...conversation(earlierTurns, asked, frame, imageOf(photo, 'low')),
      ],
      format: directorFormat,
      cacheKey: 'director',
    },
    codes,
    coded: codedBy(frame, messageId),
    sent: undefined,
    deliverables: [],
    sums: null,
    shownText,
    prompt: null,
    promptVersion: undefined,
    subcategory: null,
    goal: noGoal,
    learnable: nothingLearnable,
  };
};
