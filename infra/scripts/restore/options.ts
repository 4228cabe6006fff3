import type { Settings } from '../../settings-of-stage.ts';

/** A backup of DynamoDB: by its ARN, or the one it made of the last moment of a deleted table. */
export type BackupSource = { readonly kind: 'backup'; readonly arn: string | undefined };

/** What a table is restored from: its own history, a backup, or an export in S3. */
export type Source =
  | { readonly kind: 'history'; readonly at: Date }
  | { readonly kind: 'backup'; readonly arn: string; readonly at: Date }
  | {
      readonly kind: 'export';
      readonly bucket: string;
      readonly prefix: string;
      readonly at: Date;
    };

export type RestoreOptions<S = Source> = {
  readonly source: S;
  /** The name of the new table. */
  readonly target: string;
  /** Whether owners sign in at another user pool than the one the data comes from. */
  readonly newPool: boolean;
};

type Values = Readonly<Record<string, string | undefined>>;

/** The options of the command line, checked; throws with a sentence for the operator. */
export const restoreOptions = (
  { stage }: Pick<Settings, 'stage'>,
  values: Values,
  now: Date,
): RestoreOptions<Source | BackupSource> => {
  const source = values.backup ? backupOf(values) : fromMoment(values, now);
  const minute = now.toISOString().slice(0, 16).replaceAll(/[-:T]/g, '');
  const target = values.to ?? `sevenhands-${stage}-${minute}`;
  if (!/^[\w.-]{3,255}$/.test(target))
    throw new Error(`${target} cannot be the name of a table: pass another one with --to.`);
  if (values.pool !== undefined && !['same', 'new'].includes(values.pool))
    throw new Error('Say --pool same or --pool new: whether the user pool was lost as well.');
  return { source, target, newPool: values.pool === 'new' };
};

const fromMoment = (values: Values, now: Date): Source => {
  const at = momentOf(values.at, now);
  return values.export ? exportOf(values.export, at) : { kind: 'history', at };
};

const backupOf = ({ backup, at, export: exported }: Values): BackupSource => {
  if (at || exported)
    throw new Error('A backup is of its own moment: leave --at and --export out.');
  if (backup === 'system') return { kind: 'backup', arn: undefined };
  if (!/^arn:aws[\w-]*:dynamodb:/.test(backup ?? ''))
    throw new Error('Say --backup system for a deleted table, or --backup arn:aws:dynamodb:….');
  return { kind: 'backup', arn: backup };
};

/** Deletions of an earlier moment are in the ledger no more (infra/stacks/data/deletion-ledger.ts), so they could not be repeated. */
export const oldestDays = 150;

const momentOf = (at: string | undefined, now: Date) => {
  const moment = new Date(at ?? Number.NaN);
  if (!at || Number.isNaN(moment.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(at))
    throw new Error(
      'Say which moment with --at, in UTC: 2026-11-20T10:00:00Z. For an export it is the moment that was exported.',
    );
  if (moment > now) throw new Error(`${at} has not been yet.`);
  return recentEnough(moment, now);
};

/** Throws for a moment of which the ledger no longer knows who has left since. */
export const recentEnough = (moment: Date, now: Date) => {
  if (now.getTime() - moment.getTime() > oldestDays * 86_400_000)
    throw new Error(
      `${moment.toISOString()} is more than ${oldestDays} days ago: the ledger does not know any more who has left since.`,
    );
  return moment;
};

const exportOf = (address: string, at: Date) => {
  const [, bucket, prefix] = /^s3:\/\/([a-z0-9.-]+)\/(.+?)\/?$/.exec(address) ?? [];
  if (!bucket || !prefix)
    throw new Error(
      'Name the export by its folder: --export s3://<bucket>/<prefix>/AWSDynamoDB/<id>.',
    );
  return { kind: 'export' as const, bucket, prefix, at };
};
