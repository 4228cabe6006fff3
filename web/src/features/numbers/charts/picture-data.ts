import type { CalculatorId } from '#shared/domain/numbers/calculators/calculator.ts';
import type { FiguresResult, Inputs } from '#shared/domain/numbers/calculators/types.ts';
import type { Format } from '#shared/domain/numbers/format.ts';
import { isNumberId, numbers } from '#shared/domain/numbers/numbers.ts';
import type { BarData } from './bars.tsx';
import { risePicture } from './line-pictures.ts';
import type { PictureData } from './picture-kinds.ts';

type Look = BarData['look'];
type Named = readonly [id: string, look?: Look, label?: string];

/** The values of a calculation by id: its figures, its steps, what it was given. */
const reader = (result: FiguresResult, inputs: Inputs, format: Format) => (named: Named) => {
  const [id, look, label] = named;
  const made = [...result.figures, ...result.steps].find((one) => one.id === id);
  const given = isNumberId(id) && inputs[id] !== undefined;
  if (!made && !given) return [];
  const unit = made?.unit ?? numbers[id as 'job_hours'].unit;
  const value = made?.value ?? String(inputs[id as 'job_hours']);
  const bar: BarData = {
    label: label ?? made?.label ?? numbers[id as 'job_hours'].label,
    shown: format.value(unit, value),
    value: Number(value),
    ...(look && { look }),
  };
  return [bar];
};

const inWords = (bars: readonly BarData[]) =>
  bars.map(({ label, shown }) => `${label}: ${shown}`).join(', ');

/** The bars of each calculator that is drawn as bars. */
const barsOf: Partial<Record<CalculatorId, readonly Named[]>> = {
  discount: [['left_now'], ['left_then', 'marked']],
  'break-even': [['even_sales_month', 'marked'], ['sales_month']],
  'cost-per-lead': [['lead_limit'], ['lead_limit_lower', 'quiet'], ['lead_cost', 'marked']],
  'no-show': [['missed_visit'], ['missed_month', 'marked']],
  'cost-of-hire': [['hours_to_cover', 'marked'], ['turned_down_hours'], ['hire_hours', 'quiet']],
  'price-rise': [['kept'], ['kept_then', 'marked']],
  'price-check': [['price_net'], ['job_cost', 'late']],
};

/** The parts of each calculator that is drawn as a whole taken apart; the last id is the whole. */
const partsOf: Partial<Record<CalculatorId, readonly [readonly Named[], whole: string]>> = {
  'hour-cost': [
    [
      ['crew_hour_cost', undefined, 'Crew'],
      ['overhead_hour', undefined, 'Overhead'],
      ['owner_hour', undefined, 'Your pay'],
    ],
    'hour_cost',
  ],
  'job-quote': [
    [
      ['labor_cost', undefined, 'Hours'],
      ['materials', undefined, 'Materials'],
      ['card_fee_amount', undefined, 'Card fees'],
      ['profit', 'marked', 'Profit'],
      ['tax', 'quiet', 'Tax'],
    ],
    'customer_pays',
  ],
  'price-check': [
    [
      ['labor_cost', undefined, 'Hours'],
      ['materials', undefined, 'Materials'],
      ['card_fee_amount', undefined, 'Card fees'],
      ['profit', 'marked', 'What’s left'],
    ],
    'price_net',
  ],
};

type Read = ReturnType<typeof reader>;

/** An hour that brings more than it costs is drawn with what is left of it. */
const hourPicture = (read: Read, format: Format): PictureData | undefined => {
  const drawn = stepsPicture('hour-cost', read);
  const [[cost], [income]] = [read(['hour_cost']), read(['hour_income'])];
  if (drawn?.kind !== 'steps' || !cost || !income || income.value <= cost.value) return drawn;
  const left = income.value - cost.value;
  const shown = format.money(left.toFixed(2));
  const parts: BarData[] = [
    ...drawn.parts,
    { label: 'What’s left', shown, value: left, look: 'marked' },
  ];
  return {
    ...drawn,
    parts,
    whole: income.shown,
    text: `You bring in ${income.shown} per hour. ${inWords(parts)}.`,
  };
};

const stepsPicture = (id: CalculatorId, read: Read): PictureData | undefined => {
  const [names, wholeId] = partsOf[id] ?? [];
  const [whole] = wholeId ? read([wholeId]) : [];
  if (!names || !whole) return undefined;
  const parts = names.flatMap(read).filter(({ value }) => value !== 0);
  if (parts.some(({ value }) => value < 0) || parts.length < 2) return undefined;
  const text = `${whole.label} ${whole.shown}. ${inWords(parts)}.`;
  return { kind: 'steps', text, parts, whole: whole.shown };
};

/** The picture of a calculation, or nothing where there is too little to draw. */
export const pictureOf = (
  id: CalculatorId,
  result: FiguresResult,
  inputs: Inputs,
  format: Format,
): PictureData | undefined => {
  const rise = id === 'price-rise' ? risePicture(result, format) : undefined;
  const read = reader(result, inputs, format);
  const drawn = rise ?? (id === 'hour-cost' ? hourPicture(read, format) : stepsPicture(id, read));
  if (drawn) return drawn;
  const bars = (barsOf[id] ?? []).flatMap(read);
  return bars.length > 1 ? { kind: 'bars', text: `${inWords(bars)}.`, bars } : undefined;
};
