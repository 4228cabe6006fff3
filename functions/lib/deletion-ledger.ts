import {
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  type Deletion,
  deletionOf,
  ledgerKey,
  ledgerPrefix,
} from '#shared/domain/account/deletion-ledger.ts';
import { config } from './config.ts';

const client = new S3Client({});
const Bucket = config.LEDGER_BUCKET;

/** Notes a deletion outside the table; the same deletion noted again is one entry. */
export const noteDeletion = async (deletion: Deletion) => {
  const Body = JSON.stringify(deletion);
  await client.send(new PutObjectCommand({ Bucket, Key: ledgerKey(deletion), Body }));
};

/** Every deletion that was begun on a day (`2026-11-27`, UTC) or later, in the order of the days. */
export async function* deletionsSince(day: string): AsyncGenerator<Deletion> {
  let after: string | undefined = ledgerPrefix + day;
  while (after) {
    const page: ListObjectsV2CommandOutput = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: ledgerPrefix, StartAfter: after }),
    );
    const keys = (page.Contents ?? []).map(({ Key = '' }) => Key);
    for (const key of keys) {
      const deletion = deletionOf(key);
      if (deletion) yield deletion;
    }
    after = page.IsTruncated ? keys.at(-1) : undefined;
  }
}
