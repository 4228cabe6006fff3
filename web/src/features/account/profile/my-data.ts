import { api } from '#web/core/api.ts';
import { download } from '#web/core/download.ts';
import type { Everything } from './my-data-labels.ts';
import { myDataPage } from './my-data-page.ts';

/** Collects everything that is stored about the owner, page by page, and hands it over as a file. */
export const downloadMyData = async (format: 'json' | 'html') => {
  const data = await collect();
  const text = format === 'json' ? JSON.stringify(data, null, 2) : myDataPage(data);
  const type = format === 'json' ? 'application/json' : 'text/html';
  download(text, type, `sevenhands-my-data.${format}`);
};

const collect = async (): Promise<Everything> => {
  const all: Everything = {
    account: null,
    google: null,
    businesses: [],
    knowledge: [],
    numbers: [],
    receivables: [],
    work: [],
    tasks: [],
    weeks: [],
    reviews: [],
    calendars: [],
    chats: [],
    turns: [],
    photos: [],
    sent: [],
  };
  let after: string | null = null;
  do {
    const page: Everything & { next: string | null } = await api.account.export(
      after ? { after } : {},
    );
    all.account ??= page.account;
    all.google ??= page.google;
    all.businesses.push(...page.businesses);
    all.knowledge.push(...page.knowledge);
    all.numbers.push(...page.numbers);
    all.receivables.push(...page.receivables);
    all.work.push(...page.work);
    all.tasks.push(...page.tasks);
    all.weeks.push(...page.weeks);
    all.reviews.push(...page.reviews);
    all.calendars.push(...page.calendars);
    all.chats.push(...page.chats);
    all.turns.push(...page.turns);
    all.photos.push(...page.photos);
    all.sent.push(...page.sent);
    after = page.next;
  } while (after);
  return all;
};
