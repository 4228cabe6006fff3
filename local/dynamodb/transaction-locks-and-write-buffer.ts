import type { Data, Store, Write } from './dynalite-engine.ts';

type Place = { data: Pick<Data, 'TableName'>; key: string };

/** Every key of every table is queued for in the same tick, so two transactions never wait for each other. */
export const lockAll = (store: Store, parts: Place[]) =>
  new Promise<() => void>((resolve) => {
    const tables = Map.groupBy(parts, ({ data }) => data.TableName);
    const releases: (() => void)[] = [];
    for (const [table, of] of tables)
      store.getItemDb(table).lock(
        of.map(({ key }) => key),
        (release) => {
          releases.push(release(() => {}));
          if (releases.length === tables.size)
            resolve(() => {
              for (const free of releases) free();
            });
        },
      );
  });

/** A view of the store that collects writes. It takes no locks: the transaction holds them already. */
export const bufferWrites = (store: Store, writes: Write[]): Store => {
  const collect = <B extends object>(bucket: B, prefix: string): B =>
    Object.assign(Object.create(bucket), {
      lock: (_: unknown, run: (release: (done: () => void) => () => void) => void) =>
        run((done) => done),
      put: (key: string, value: unknown, done: (error: null) => void) => {
        writes.push({ type: 'put', key: prefix + key, value });
        done(null);
      },
      del: (key: string, done: (error: null) => void) => {
        writes.push({ type: 'del', key: prefix + key });
        done(null);
      },
    });
  return Object.assign(Object.create(store), {
    getItemDb: (table: string) => collect(store.getItemDb(table), `item-${table}~`),
    getIndexDb: (kind: string, table: string, index: string) =>
      collect(
        store.getIndexDb(kind, table, index),
        `index-${kind.toLowerCase()}~${table}~${index}~`,
      ),
  });
};
