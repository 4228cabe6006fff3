import { parseArgs } from 'node:util';

export type Options = {
  /** All cases instead of 40. */
  all: boolean;
  /** Only cases with this kind, helper or beginning of the id. */
  only: string | null;
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

const whole = (name: string, text: string, most: number) => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Error(`--${name} must be a whole number from 1 to ${most}, not "${text}".`);
};

/** The options of a command line; throws a readable message for an invalid one. */
export const optionsOf = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
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
  return {
    all: values.all,
    only: values.only ?? null,
    repeat: whole('repeat', values.repeat, 10),
    standIn: values['stand-in'],
    models: list(values.models),
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
