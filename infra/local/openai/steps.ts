import type { StepsPart } from '#shared/domain/answer-parts/part.ts';
import { capital } from './reply.ts';

const usualDays = [0, 2, 7, 14];
const usualMinutes = [20, 10, 30];

/** The day a step names ("Days 31 to 60", "Week 2", "on day 3"), counted from today. */
const dayNamed = (said: string) => {
  const [, unit = '', number = ''] = /\b(days?|weeks?|month) (\d+)/i.exec(said) ?? [];
  if (!unit) return undefined;
  const length = /^w/i.test(unit) ? 7 : /^m/i.test(unit) ? 30 : 1;
  return Math.min(90, Math.max(0, (Number(number) - 1) * length));
};

/** A list of steps: of each the first sentence says what, the rest how. */
export const stepsOf = (steps: readonly string[]): StepsPart => ({
  kind: 'steps',
  items: steps.map((said, nth) => {
    const [, title = said, detail = ''] = /^(.+?)[.:?]\s+(.+)$/.exec(said) ?? [];
    return {
      title: title.replace(/\.$/, '').slice(0, 120),
      detail: capital(detail),
      due_in_days: dayNamed(said) ?? (usualDays[nth % usualDays.length] as number),
      minutes: usualMinutes[nth % usualMinutes.length] as number,
      who: null,
    };
  }),
});
