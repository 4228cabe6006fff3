import { partAsPlainText } from '../answer-parts/answer-as-plain-text.ts';
import { wordsOf } from '../answer-parts/declared-deliverables.ts';
import { messageLength } from '../answer-parts/drafts/message-length.ts';
import type { DraftPart } from '../answer-parts/part.ts';
import { usualWordLimits } from '../answer-parts/word-limits.ts';
import { draftsOf } from './answer-text.ts';
import type { Check } from './check.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { quotedBeginning, wordCount } from './words-and-sentences.ts';

const characters = 300;
const messages = 2;

/** Text messages go out as one or two, emails have a subject, and a call is short. */
export const messageLengths: Check = {
  promise: 'Text messages, call scripts, and emails are ready to send or say as is.',
  gate: 0.98,
  look: (answer, question) => {
    const drafts = draftsOf(answer).filter(({ channel }) => channel in looks);
    if (!drafts.length) return undefined;
    return drafts.flatMap((draft) => looks[draft.channel]?.(draft, question) ?? []);
  },
};

const textMessage = (draft: DraftPart, { business, expect }: CheckedQuestion) => {
  const body = partAsPlainText(draft);
  const max = expect.message_characters ?? characters;
  // Accents of the owner's language cannot be avoided; an emoji can.
  const isEnglish = (business.language ?? 'en') === 'en' && !expect.crew_language;
  const counted = messageLength(isEnglish ? body : body.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const long = messageLength(body).characters;
  return [
    ...(long > max
      ? [
          `A text message has ${long} characters, over the limit of ${max}: ${quotedBeginning(body)}.`,
        ]
      : []),
    ...(counted.messages > messages
      ? [`A text message goes out as ${counted.messages}: ${quotedBeginning(body)}.`]
      : []),
  ];
};

const email = ({ subject, title }: DraftPart) =>
  subject?.trim() ? [] : [`The email ${quotedBeginning(title)} has no subject.`];

const callScript = ({ body }: DraftPart, { deliverables }: CheckedQuestion) => {
  const declared = deliverables.flatMap((one) =>
    one.kind === 'draft' && one.channel === 'call-script' ? [wordsOf(one)] : [],
  );
  const max = declared.length ? Math.max(...declared) : usualWordLimits['call-script'];
  const count = wordCount(body);
  return count > max ? [`A call script has ${count} words, over the limit of ${max}.`] : [];
};

const looks: Partial<
  Record<DraftPart['channel'], (draft: DraftPart, question: CheckedQuestion) => string[]>
> = { 'text-message': textMessage, email, 'call-script': callScript };
