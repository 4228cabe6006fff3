import { useLayoutEffect } from 'react';
import { ulid } from 'ulid';
import { addAdminHeaders } from '#web/core/admin/admin-headers.ts';

/** How long requests of a page that stays open belong to one opening. */
const longestMs = 10 * 60_000;

let openPage = '';
let visit = { page: '', id: '', at: 0 };

addAdminHeaders(() => {
  if (!openPage) return {};
  const at = Date.now();
  if (visit.page !== openPage || at - visit.at > longestMs)
    visit = { page: openPage, id: ulid(at), at };
  return { 'x-admin-visit': visit.id };
});

/**
 * Marks the requests of a page of the admin area, named by its address, with the opening they belong to, which the audit log
 * keeps as one entry.
 */
export const useAuditedPageView = (address: string) => {
  // Before the effects in which the parts of the page begin to ask.
  useLayoutEffect(() => {
    openPage = address;
    return () => {
      openPage = '';
      visit = { page: '', id: '', at: 0 };
    };
  }, [address]);
};
