import { setTimeout as sleep } from 'node:timers/promises';
import { tableInput, timeToLive } from '#infra/table-definition.ts';
import { isRefusal } from './refusal.ts';

type Run = (operation: string, input: Record<string, unknown>) => Promise<object>;

/** Creates the table in our own engine, unless it is there from an earlier start. */
export const ensureTable = async (run: Run, TableName: string) => {
  try {
    await createTable(run, TableName);
  } catch (error) {
    if (isRefusal(error) && error.body.__type.endsWith('ResourceInUseException')) return;
    throw error;
  }
  await run('UpdateTimeToLive', timeToLive(TableName));
};

/** Creates the table, in which nothing expires yet, and waits until it can be used. */
export const createTable = async (run: Run, TableName: string) => {
  await run('CreateTable', tableInput(TableName));
  await active(run, TableName);
};

const active = async (run: Run, TableName: string) => {
  for (;;) {
    const { Table } = (await run('DescribeTable', { TableName })) as {
      Table: { TableStatus: string };
    };
    if (Table.TableStatus === 'ACTIVE') return;
    await sleep(1);
  }
};
