import { type AppScope, writeScope } from '#shared/domain/apps/app-scopes.ts';

/** What an app that was let in sees; a screen lists it before an owner agrees, and in the list of apps. */
export const appReads =
  'Your tasks, your saved numbers, what customers owe you in total, and your saved work.';
export const appNever = 'Your chats, and your customers’ names from your invoices.';

/** What an app may do, in few words. */
export const scopeWords = (scopes: readonly AppScope[]) =>
  scopes.includes(writeScope) ? 'Reads, and adds tasks' : 'Reads only';
