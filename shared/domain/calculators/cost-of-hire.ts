import { type Calculator, sentences } from './calculator.ts';
import { costLines, resultLines } from './hire-lines.ts';
import { noteWeeks } from './price.ts';

/** Paid hours a week above which the law may ask for a higher wage. */
const overtimeHours = 40;

/** What one more person costs, and how much work pays for them. */
export const costOfHire: Calculator = {
  id: 'cost-of-hire',
  title: 'What one more person costs',
  question: 'What does one more person cost, and when do they pay for themselves?',
  required: ['wage_hour', 'hire_hours', 'payroll_extras', 'hour_income'],
  conditional: [],
  optional: [
    { id: 'turned_down_hours', adds: 'Shows what is left a week with the work that waits.' },
    { id: 'extra_cost_month', adds: 'Counts their van, phone and tools.' },
    { id: 'one_off_cost', adds: 'Shows when the start is repaid.' },
    { id: 'sub_rate', adds: 'Compares with a subcontractor.' },
    { id: 'working_weeks', adds: 'Counts your closed weeks.' },
  ],
  figures: [
    'hours_to_cover',
    'share_to_cover',
    'hire_week_cost',
    'hire_month_cost',
    'hire_hour_cost',
    'left_undone_week',
    'week_result',
    'highest_wage',
    'weeks_to_repay',
    'hours_to_beat_sub',
    'sub_week_result',
  ],
  caveats: [
    'Overhead is taken as unchanged, and the first weeks of learning bring less.',
    'Who counts as an employee is a question for a lawyer.',
  ],
  needs: () => ['wage_hour', 'hire_hours', 'payroll_extras', 'hour_income'],
  work: (inputs, sheet) => {
    const cost = costLines(inputs, sheet);
    const need = cost.week.div(sheet.given('hour_income'));
    sheet.figure('hours_to_cover', need, '{hire_week_cost} ÷ {hour_income}', { mode: 'up' });
    sheet.figure(
      'share_to_cover',
      need.div(cost.hours),
      '{hire_week_cost} ÷ {hour_income} ÷ {hire_hours}',
      { mode: 'up' },
    );
    noteWeeks(inputs, sheet);
    if (inputs.extra_cost_month === undefined) sheet.note('no_extra_costs');
    if (need.gt(cost.hours)) sheet.note('cannot_pay_for_itself');
    if (cost.hours.gt(overtimeHours)) sheet.note('overtime_ask');
    if (inputs.sub_rate !== undefined) {
      const rate = sheet.given('sub_rate');
      const formula = '{hire_week_cost} ÷ {sub_rate}';
      sheet.figure('hours_to_beat_sub', cost.week.div(rate), formula, { mode: 'up' });
      if (rate.gte(sheet.given('hour_income'))) sheet.note('sub_loses');
    }
    if (inputs.turned_down_hours !== undefined) resultLines(inputs, sheet, cost);
    return undefined;
  },
  finding: (show, { result, format }) => {
    const left = result.figures.find(({ id }) => id === 'week_result')?.value;
    return {
      headline: `${show('hours_to_cover')} job hours a week pay for one more person`,
      lede: sentences(
        `They cost ${show('hire_week_cost')} a week.`,
        left &&
          (left.startsWith('-')
            ? `With the work that waits now, ${format.money(left.slice(1))} a week is missing.`
            : `With the work that waits now, ${format.money(left)} a week is left.`),
      ),
    };
  },
};
