import type { Models } from '../oauth/authorization-server.ts';
import { openState, type State } from '../stand-in-state.ts';

/** A post of a Page as it is sent. */
export type PostRow = {
  id: string;
  message: string;
  created_time: string;
  permalink_url: string;
  /** The photo that was attached to it, as a `data:` address. */
  full_picture?: string;
};

/** A Page with its posts, the oldest first, and the photos that nobody sees yet, by their ids. */
export type PageRow = { name: string; posts: PostRow[]; photos?: Record<string, string> };

/** A person who signs in, with what they may do on their Pages. */
export type PersonRow = { name: string; pages: Record<string, readonly string[]> };
export type FacebookState = {
  people: Record<string, PersonRow>;
  pages: Record<string, PageRow>;
  models: Models;
};

const all = ['ANALYZE', 'ADVERTISE', 'MODERATE', 'CREATE_CONTENT', 'MANAGE'] as const;

const people = (): Record<string, PersonRow> => ({
  '701': { name: 'Bright Side Cleaning', pages: { '801': all } },
  '702': { name: 'two Pages', pages: { '802': all, '803': all, '804': ['ANALYZE'] } },
  '703': { name: 'no Page yet', pages: {} },
});

const pages = (): Record<string, PageRow> => ({
  '801': { name: 'Bright Side Cleaning', posts: [] },
  '802': { name: 'Bright Side North', posts: [] },
  '803': { name: 'Bright Side South', posts: [] },
  '804': { name: 'Only to look at', posts: [] },
});

/** The Pages of this machine, from a file or fresh. */
export const openFacebook = (file: string | undefined): State<FacebookState> =>
  openState(file, { people: people(), pages: pages(), models: {} });
