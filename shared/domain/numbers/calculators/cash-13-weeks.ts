import { type Calculator, sentences } from './calculator.ts';
import { movesByDay, noMoves } from './cash-moves-by-day.ts';
import { dayNumberOf, isoDayOf, mondayOf } from './days-since-1970.ts';
import { type Exact, exact, toDecimal, zero } from './exact-decimals.ts';
import type { CashPlan, CashRow, CashWeek } from './input-and-result-types.ts';
import { lowestCashHeadline } from './lowest-cash-headline.ts';

const weekCount = 13;
/** Goes through the weeks day by day, payments before receipts: once on sure money, once on all of it. */
const walk = (rows: readonly CashRow[], todayIso: string, start: Exact, floor: Exact) => {
  const today = dayNumberOf(todayIso);
  const monday = mondayOf(today);
  const moves = movesByDay(rows, today, monday + 7 * weekCount - 1);
  const expected = { low: toDecimal(start), low_on: todayIso };
  const plan: CashPlan = { low_point_on: todayIso, first_under: null, expected, weeks: [] };
  let [all, sure, low, lowOfAll] = [start, start, start, start];
  let [totalIn, totalOut] = [zero, zero];
  for (let week = 1; week <= weekCount; week++) {
    const from = Math.max(today, monday + 7 * (week - 1));
    const opening = all;
    let [came, went, lowest, running] = [zero, zero, sure, all];
    for (let day = from; day < monday + 7 * week; day++) {
      const move = moves.get(day) ?? noMoves;
      const after = sure.sub(move.out);
      if (after.lt(lowest)) lowest = after;
      if (after.lt(low)) {
        low = after;
        plan.low_point_on = isoDayOf(day);
      }
      if (after.lt(floor)) plan.first_under ??= { week, on: isoDayOf(day) };
      sure = after.add(move.sureIn);
      running = running.sub(move.out);
      if (running.lt(lowOfAll)) {
        lowOfAll = running;
        plan.expected = { low: toDecimal(running), low_on: isoDayOf(day) };
      }
      running = running.add(move.in);
      came = came.add(move.in);
      went = went.add(move.out);
    }
    all = opening.add(came).sub(went);
    totalIn = totalIn.add(came);
    totalOut = totalOut.add(went);
    plan.weeks.push(weekLine(week, isoDayOf(from), { opening, came, went, all, sure, lowest }));
  }
  return { plan, all, sure, low, totalIn, totalOut };
};

const weekLine = (
  week: number,
  from: string,
  line: Record<'opening' | 'came' | 'went' | 'all' | 'sure' | 'lowest', Exact>,
): CashWeek => ({
  week,
  from,
  start: toDecimal(line.opening),
  in: toDecimal(line.came),
  out: toDecimal(line.went),
  end: toDecimal(line.all),
  end_sure: toDecimal(line.sure),
  low_sure: toDecimal(line.lowest),
});

/** Thirteen weeks of money, Monday to Sunday, the first from today. */
export const cash13Weeks = {
  id: 'cash-13-weeks',
  title: '13-week cash',
  question: 'Will my cash last, and which week is tightest?',
  mainInputs: ['cash_today', 'cash_floor'],
  required: ['today', 'cash_today', 'rows'],
  conditional: [],
  optional: [{ id: 'cash_floor', adds: 'Shows when you drop below your safety cushion.' }],
  figures: {
    low_point: ['Lowest point', 'money'],
    short_by: ['Short by', 'money'],
    end_cash: ['In the bank after 13 weeks', 'money'],
    end_cash_sure: ['In the bank after 13 weeks, if no new jobs come in', 'money'],
    out_week: ['Average money out per week', 'money'],
    total_in: ['Money in', 'money'],
    total_out: ['Money out', 'money'],
  },
  notes: {
    no_floor: 'You didn’t enter a safety cushion, so we used zero.',
    past_rows: (show, { rows }) =>
      rows?.value === '1'
        ? '1 line is dated in the past. Give it a new date.'
        : `${show('rows')} lines are dated in the past. Give them new dates.`,
    no_rows: 'Nothing entered yet.',
  },
  caveats: [],
  needs: () => ['today', 'cash_today', 'rows'],
  work: (inputs, sheet) => {
    const { today = '', rows = [] } = inputs;
    const floor = exact(inputs.cash_floor ?? '0');
    const walked = walk(rows, today, sheet.given('cash_today'), floor);
    const { plan, all, sure, low, totalIn, totalOut } = walked;
    sheet.keepCash(plan);
    sheet.figure('total_in', totalIn, 'all money in');
    sheet.figure('total_out', totalOut, 'all money out');
    sheet.figure('end_cash', all, '{cash_today} + {total_in} − {total_out}');
    sheet.figure('end_cash_sure', sure, '{end_cash}, counting only money you’re sure of');
    sheet.figure('out_week', totalOut.div(weekCount), `{total_out} ÷ ${weekCount}`);
    sheet.figure(
      'low_point',
      low,
      'the lowest day, counting only money you’re sure of and paying bills first',
    );
    const target = inputs.cash_floor === undefined ? '0' : '{cash_floor}';
    const short = low.lt(floor);
    sheet.figure(
      'short_by',
      short ? floor.sub(low) : zero,
      short ? `${target} − {low_point}` : '0',
    );
    if (inputs.cash_floor === undefined) sheet.note('no_floor');
    const past = rows.filter(
      (row) => row.repeat === 'once' && dayNumberOf(row.date) < dayNumberOf(today),
    );
    if (past.length > 0) {
      const value = String(past.length);
      sheet.note('past_rows', { rows: { id: 'rows', label: 'Rows', unit: 'count', value } });
    }
    if (rows.length === 0) sheet.note('no_rows');
    return undefined;
  },
  finding: (show, { result, inputs, format }) => {
    const { expected, low_point_on = '' } = result.cash ?? {};
    const isNone = (id: string) => result.figures.find((one) => one.id === id)?.value === '0';
    // Half of the money says nothing about a business that has both.
    if (!expected || isNone('total_in')) {
      const hasBills = !isNone('total_out');
      return {
        headline: `Add what comes in${hasBills ? '' : ' and your bills'} to see if your cash lasts`,
        lede: hasBills
          ? `Your bills come to ${show('total_out')} over the next 13 weeks.`
          : 'Your bank balance alone can’t tell.',
      };
    }
    if (isNone('total_out'))
      return {
        headline: 'Add your bills to see if your cash lasts',
        lede: `${show('total_in')} comes in over the next 13 weeks.`,
      };
    return {
      headline: lowestCashHeadline(expected, { format, floor: inputs.cash_floor }),
      lede: sentences(
        `If no new jobs come in and your costs stay the same, your low point is ${show('low_point')} on ${format.day(low_point_on)}.`,
        `After 13 weeks you’d have ${show('end_cash')}.`,
      ),
    };
  },
  chart: {},
  group: 'business',
} as const satisfies Calculator;
