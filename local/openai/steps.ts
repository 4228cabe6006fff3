import type { DraftChannel } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { StepsPart } from '#shared/domain/chat/answer-parts/part.ts';
import { usualWordLimits } from '#shared/domain/chat/answer-parts/word-limits.ts';
import { fillSlotsWith } from './fill-slots.ts';
import { personOf } from './own-words.ts';
import { pointsInStarterPrompt } from './points-in-starter-prompt.ts';
import type { ReplyContext } from './reply-context.ts';
import type { RequestedAnswerPart } from './requested-answer-parts.ts';
import type { Situation } from './situations/situation.ts';
import { capitalized, wordCount } from './words-and-sentences.ts';

const dayMs = 86_400_000;
const minutes = [20, 15, 30, 10];

/** The day a step names ("Day 15", "Days 31 to 60"), counted from today. */
const dayNamed = (said: string) => {
  const number = /^days? (\d+)/i.exec(said)?.[1];
  return number ? Math.max(0, Number(number) - 1) : undefined;
};

/** How far apart the steps are: weeks or months where the request says so, else days. */
const daysOf = (
  { question, prompt, promptId, goal }: ReplyContext,
  { about }: RequestedAnswerPart,
) => {
  if (/week/.test(about)) return [0, 7, 14, 21, 28, 35, 42];
  if (/\b(90|ninety)\b|days-31|31 to 90/i.test(prompt ? `${prompt} ${promptId} ${goal}` : question))
    return [0, 14, 30, 45, 60, 75, 85];
  return [0, 1, 3, 7, 10, 14, 21];
};

const daysOff: readonly (readonly [RegExp, number])[] = [
  /no (?:work on )?sundays?/i,
  /(?:not? (?:work )?(?:on )?|closed (?:on )?)mondays?/i,
  /(?:not? (?:work )?(?:on )?|closed (?:on )?)tuesdays?/i,
  /(?:not? (?:work )?(?:on )?|closed (?:on )?)wednesdays?/i,
  /(?:not? (?:work )?(?:on )?|closed (?:on )?)thursdays?/i,
  /(?:not? (?:work )?(?:on )?|closed (?:on )?)fridays?/i,
].map((pattern, day) => [pattern, day] as const);

/** The first workday on or after so many days from today. */
const workdayFrom = (of: ReplyContext) => {
  const today = Date.parse(`${/^.*?\d{4}/.exec(of.today)?.[0]} UTC`);
  const off = new Set([
    0,
    6,
    ...daysOff.flatMap(([pattern, day]) => (pattern.test(of.question) ? [day] : [])),
  ]);
  return (days: number) => {
    let due = days;
    if (Number.isNaN(today)) return due;
    while (off.has(new Date(today + due * dayMs).getUTCDay()) && due < 90) due += 1;
    return due;
  };
};

/** What the owner does with a draft of each channel. */
const uses: Record<DraftChannel, (who: string, about: string) => string> = {
  'text-message': (who) => `Send the text to ${who}. Read it out loud first.`,
  email: (who) => `Send the email to ${who}. Change what doesn't sound like you.`,
  'call-script': (who) => `Call ${who}. Keep the script in front of you and let them talk.`,
  'review-reply': () => 'Post the reply. Wait 10 minutes and read it again first.',
  'social-post': () => 'Put up the post. Answer comments the same evening.',
  document: (_, about) =>
    `Go through the ${about || 'page'}. Cross out what doesn't fit before anyone else reads it.`,
};

/** A step for each kind of draft that the answer hands over. */
const stepsWith = (
  asked: readonly RequestedAnswerPart[],
  situation: Situation,
  of: ReplyContext,
) => {
  const who =
    personOf(of).replace('[customer]', '') ||
    (situation.isForCrew ? 'your people' : 'the customer');
  const drafts = asked.filter(({ kind }) => kind === 'draft');
  const steps = drafts.map(({ channel, about }) => uses[channel](who, about));
  return [...new Set(steps)].slice(0, 3);
};

/** A list of steps: what the request itself says to do, what to do with its drafts, and a look at the goal. */
export const stepsFor = (
  situation: Situation,
  of: ReplyContext,
  asked: RequestedAnswerPart,
  all: readonly RequestedAnswerPart[],
): StepsPart => {
  const { actions, points } = pointsInStarterPrompt(of.prompt ? of.question : '');
  const own = actions.length >= 3 ? actions.slice(0, 4) : [];
  const look =
    points.length >= 3 && !own.length
      ? [`Go through ${points.slice(0, 2).join(' and ')}. Also: ${points.slice(2, 6).join(', ')}.`]
      : [];
  const goal = of.goal
    ? `Compare with your goal: ${of.goal}`
    : 'See how it went. Keep what worked and drop the rest.';
  const days = daysOf(of, asked);
  const due = workdayFrom(of);
  const buddy = of.typed.find(({ id }) => id === 'buddy' || id === 'trusted_person')?.value ?? null;
  let left = (asked.words || usualWordLimits.steps) - 20;
  let earliest = 0;
  const first = fillSlotsWith(of)(situation.first);
  const items = [first, ...own, ...stepsWith(all, situation, of), ...look, goal]
    .filter((said) => {
      left -= wordCount(said);
      return left >= 0;
    })
    .map((said, nth) => {
      const [, title = said, detail = ''] =
        /^(.+?)[.:?]\s+(.+)$/.exec(said === goal && of.goal ? '' : said) ?? [];
      earliest = due(Math.max(earliest, dayNamed(said) ?? days[nth % days.length] ?? 0));
      return {
        title: capitalized(title).replace(/\.$/, '').slice(0, 120),
        detail: capitalized(detail).slice(0, 500),
        due_in_days: Math.min(90, earliest),
        minutes: minutes[nth % minutes.length] as number,
        who: buddy && nth % 2 === 1 && buddy.length < 30 ? buddy : null,
      };
    });
  return { kind: 'steps', items };
};
