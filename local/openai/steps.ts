import { sentencesOf, wordCount } from '#shared/domain/chat/answer-checks/words-and-sentences.ts';
import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { StepsPart } from '#shared/domain/chat/answer-parts/part.ts';
import { usualWordLimits } from '#shared/domain/chat/answer-parts/word-limits.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import type { AskedPart, ReplyContext } from './reply-context.ts';
import { fitting } from './sentences.ts';
import type { Situation } from './situations.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The first workday on or after so many days from today, where the owner is at work. */
const workdayFrom = ({ day, question }: ReplyContext, days: number) => {
  const start = Date.parse(`${day} UTC`);
  const isOff = (nth: number) =>
    nth % 6 === 0 ||
    RegExp(`(?:no|not|closed)(?: work)?(?: on)? ${weekdays[nth]}`, 'i').test(question);
  let due = days;
  while (start && due < 90 && isOff(new Date(start + due * 86_400_000).getUTCDay())) due += 1;
  return due;
};

/** What to do with a draft. */
const taskFor = ({ channel, about }: AskedPart, { person }: ReplyContext) => {
  const piece = channelLabels[channel].toLowerCase();
  const to = person && person !== '[customer]' ? ` to ${person}` : '';
  if (channel === 'document')
    return `Go through the ${about || piece}. Cross out what doesn't fit.`;
  if (channel === 'call-script')
    return `Make the call${to}. Keep the script in front of you and let them talk.`;
  const verb = channel === 'text-message' || channel === 'email' ? 'Send' : 'Post';
  return `${verb} the ${piece}${to}${about && `, ${about.toLowerCase()}`}. Read it out loud first and change what doesn't sound like you.`;
};

/** A list of steps: what to do with the drafts, what the request lists, and a look at the goal. */
export const stepsFor = (
  { point }: Situation,
  of: ReplyContext,
  one: AskedPart,
  all: readonly AskedPart[],
): StepsPart => {
  const tasks = all.flatMap((each) => (each.kind === 'draft' ? [taskFor(each, of)] : []));
  const goal = of.goal && `Compare with your goal: ${of.goal}`;
  const lines = [
    ...(tasks.length ? [...new Set(tasks)].slice(0, 3) : [capitalized(of.fill(point))]),
    ...of.points.filter((each) => wordCount(each) > 3).slice(0, 5),
    ...of.checks.map((one) => `Find out ${one}`),
    of.isGuided ? '' : 'Write down the answer. No answer? Call once, then leave it for a month.',
    goal || 'See what it brought. Keep what worked and drop the rest.',
  ];
  const isLong = /\b90[ -]days?\b|30-day/i.test(`${of.goal} ${of.orders.join(' ')}`);
  const apart = /week/.test(one.about) ? 7 : isLong ? 14 : 3;
  return {
    kind: 'steps',
    items: fitting(lines, (one.words || usualWordLimits.steps) - 10).map((line, nth) => {
      const [title = line, ...detail] = line === goal ? [line] : sentencesOf(line);
      return {
        title: title.replace(/\.$/, '').slice(0, 120),
        detail: detail.join(' ').slice(0, 500),
        due_in_days: Math.min(90, workdayFrom(of, nth * apart)),
        minutes: [20, 15, 30, 10][nth % 4] ?? null,
        who: null,
      };
    }),
  };
};
