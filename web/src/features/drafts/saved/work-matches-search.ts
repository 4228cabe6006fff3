import type { SavedWork } from '#shared/domain/drafts/saved-work.ts';

/** Whether all of the words stand in the work: in its name, its subject or its text. */
export const workMatchesSearch = ({ name, subject, body }: SavedWork, search: string): boolean => {
  const text = plain([name, subject, body].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
