import { parseArgs } from 'node:util';

export type Options = {
  /** All cases instead of 40. */
  all: boolean;
  /** Only cases with this kind, helper or beginning of the id. */
  only: string | null;
  /** Only the third of the cases that is asked before a release. */
  heldOut: boolean;
  /** Only the cases that a change since this commit or branch can affect. */
  changed: string | null;
  /** Two models to be compared answer by answer. */
  compare: readonly [string, string] | null;
  repeat: number;
  standIn: boolean;
  /** Empty for the model of the stages. */
  models: string[];
  judges: string[];
  /** The plain model to compare with; null for the first examined one. */
  plain: string | null;
  /** Without a judge only the checks run. */
  judge: boolean;
  concurrency: number;
  /** Starts without asking. */
  yes: boolean;
  /** Exits with 1 when a gate fails. */
  gate: boolean;
  /** An old run to score again, instead of a new one. */
  score: string | null;
  /** An old run whose answers replace a model's. */
  recorded: string | null;
};

const list = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const whole = (name: string, text: string, max: number) => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Error(`--${name} must be a whole number from 1 to ${max}, not "${text}".`);
};

/** The two models of `--compare A B`, or of `--compare A,B`. */
const comparedModels = (
  first: string | undefined,
  others: readonly string[],
): readonly [string, string] | null => {
  const [one, two, ...more] = [...list(first), ...others];
  if (first === undefined && one === undefined) return null;
  if (first === undefined || !one || !two || more.length)
    throw new Error(`--compare needs two models, not "${[one, two, ...more].join(' ')}".`);
  return [one, two];
};

/** The options of a command line; throws a readable message for an invalid one. */
export const optionsOf = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
      'held-out': { type: 'boolean', default: false },
      changed: { type: 'string' },
      compare: { type: 'string' },
      repeat: { type: 'string', default: '1' },
      'stand-in': { type: 'boolean', default: false },
      models: { type: 'string' },
      judges: { type: 'string' },
      plain: { type: 'string' },
      'no-judge': { type: 'boolean', default: false },
      concurrency: { type: 'string', default: '4' },
      yes: { type: 'boolean', default: false },
      gate: { type: 'boolean', default: false },
      score: { type: 'string' },
      recorded: { type: 'string' },
    },
  });
  const compare = comparedModels(values.compare, positionals);
  if (values['held-out'] && (values.only || values.changed))
    throw new Error('--held-out asks all the held-out cases: leave --only and --changed out.');
  return {
    all: values.all,
    only: values.only ?? null,
    heldOut: values['held-out'],
    changed: values.changed ?? null,
    compare,
    repeat: whole('repeat', values.repeat, 10),
    standIn: values['stand-in'],
    models: compare ? [...compare] : list(values.models),
    judges: list(values.judges),
    plain: values.plain ?? null,
    judge: !values['no-judge'],
    concurrency: whole('concurrency', values.concurrency, 32),
    yes: values.yes,
    gate: values.gate,
    score: values.score ?? null,
    recorded: values.recorded ?? null,
  };
};
