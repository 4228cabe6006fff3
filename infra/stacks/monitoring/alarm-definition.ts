import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';

/** A reason to wake somebody: what the customer lost, and from which figure on. `docs/runbooks/<name>.md` says what to do. */
export type AlarmDefinition = {
  readonly name: string;
  readonly lost: string;
  readonly metric: IMetric;
  /** Rings above this figure … */
  readonly above?: number;
  /** … or below this one, silence included. */
  readonly below?: number;
  /** Periods in a row before it rings. */
  readonly times?: number;
};
