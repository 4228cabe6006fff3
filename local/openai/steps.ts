import { sentencesOf, wordCount } from '#shared/domain/chat/answer-checks/words-and-sentences.ts';
import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { StepsPart } from '#shared/domain/chat/answer-parts/part.ts';
import { usualWordLimits } from '#shared/domain/chat/answer-parts/word-limits.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import type { AskedPart, ReplyContext } from './reply-context.ts';
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

/** What to do with a draft, and how. */
const taskFor = ({ channel, about }: AskedPart, { person }: ReplyContext) => {
  const piece = channelLabels[channel].toLowerCase();
  const to = person && person !== '[customer]' ? ` to ${person}` : '';
  if (channel === 'document') return [`Go through the ${about || piece}`, 'Cross out the rest.'];
  if (channel === 'call-script')
    return [`Make the call${to}`, 'Keep the script in front of you and let them talk.'];
  const verb = channel === 'text-message' || channel === 'email' ? 'Send' : 'Post';
  const which = about && `, ${about.toLowerCase()}`;
  return [`${verb} the ${piece}${to}${which}`, 'Read it out loud first, in your own voice.'];
};

/** A list of steps: what to do with the drafts, what the request lists or shows, and a look at the goal. */
export const stepsFor = (
  { point, steps = [] }: Situation,
  of: ReplyContext,
  one: AskedPart,
  all: readonly AskedPart[],
): StepsPart => {
  const isLong = /\b90[ -]days?\b|30-day/i.test(`${of.goal} ${of.orders.join(' ')}`);
  const apart = /week/.test(one.about) ? 7 : isLong ? 14 : 3;
  const tasks = all.flatMap((each) => (each.kind === 'draft' ? [taskFor(each, of)] : []));
  const first = [[capitalized(sentencesOf(of.fill(point))[0] ?? '')]];
  const lines = [
    ...(of.isGuided && tasks.length ? [] : first),
    ...tasks.slice(0, 3),
    ...of.points.filter((each) => wordCount(each) > 3).map((each) => [each]),
    ...of.checks.map((each) => [`Find out ${each}`]),
    of.goal ? [`Compare with your goal: ${of.goal}`] : ['See what it brought', 'Keep what worked.'],
  ].map(([title = '', detail = ''], nth) => ({ title, detail, days: nth * apart }));
  const after = (steps.at(-1)?.days ?? 0) + 7;
  const shown = [
    ...steps.map((step) => ({ ...step, detail: '' })),
    ...lines.slice(-1).map((line) => ({ ...line, days: after })),
  ];
  let left = (one.words || usualWordLimits.steps) - 10;
  return {
    kind: 'steps',
    items: (steps.length ? shown : lines)
      .filter(({ title, detail }) => {
        left -= wordCount(`${title} ${detail}`);
        return left >= 0;
      })
      .map(({ title, detail, days }, nth) => ({
        title: title.replace(/\.$/, '').slice(0, 120),
        detail,
        due_in_days: Math.min(90, workdayFrom(of, days)),
        minutes: [20, 15, 30, 10][nth % 4] ?? null,
        who: null,
      })),
  };
};
