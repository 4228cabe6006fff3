import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';

/** The kinds of what can be found, with their headings, in the order they stand in when nothing else decides. */
export const kinds = {
  task: 'Tasks',
  chat: 'Chats',
  work: 'Saved work',
  page: 'Pages',
  helper: 'Helpers',
  calculator: 'Calculators',
  prompt: 'Prompts',
} as const;
export type Kind = keyof typeof kinds;

/** One thing that can be found and opened. */
export type Entry = {
  /** Unique among all kinds. */
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** What stands under the title; it is searched too. */
  readonly detail?: string;
  /** Its text around the words that were asked, in one line; it stands first under the title. */
  readonly passage?: string | undefined;
  /** Other words it is found by, not shown. */
  readonly words?: string;
  /** Where it opens. */
  readonly to: string;
  readonly helper?: HelperId;
  /** Its helper is not in the plan. */
  readonly isLocked?: boolean;
};

/** Whether the plan keeps a helper locked. */
export type IsLocked = (helper: HelperId) => boolean;

/** The entries of one kind, the best first. */
export type Group = { readonly kind: Kind; readonly entries: readonly Entry[] };
