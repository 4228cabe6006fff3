import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { api } from '#web/core/api.ts';
import { download } from '#web/core/download.ts';
import { myDataLetter } from './my-data-letter.ts';
import type { Everything } from './my-data-lines.ts';

type ListedKind = Exclude<keyof Everything, 'account' | 'google'>;

/** Collects everything that is stored about the owner, page by page, and hands it over as a file. */
export const downloadMyData = async (format: 'json' | 'html') => {
  const data = await collect();
  const text = format === 'json' ? JSON.stringify(data, null, 2) : myDataLetter(data);
  const type = format === 'json' ? 'application/json' : 'text/html';
  download(text, type, `sevenhands-my-data.${format}`);
};

/** Every kind of data is a list, of which each page has a part. */
const collect = async (): Promise<Everything> => {
  const pages: Output<Contract['account']['export']>[] = [];
  let after: string | null = null;
  do {
    const page: (typeof pages)[number] = await api.account.export(after ? { after } : {});
    pages.push(page);
    after = page.next;
  } while (after);
  const lists = Object.entries(pages[0] ?? {}).flatMap(([kind, value]) =>
    Array.isArray(value) ? [kind as ListedKind] : [],
  );
  return {
    account: pages.find(({ account }) => account)?.account ?? null,
    google: pages.find(({ google }) => google)?.google ?? null,
    ...Object.fromEntries(lists.map((kind) => [kind, pages.flatMap((page) => [...page[kind]])])),
  } as Everything;
};
