import { useState } from 'react';
import type { PlanNotice } from './plan-notice.ts';

const key = 'folded-notice';

/** The day on this device, for example "2026-11-22"; put together by hand, because the browser's tables of languages take a slow phone a tenth of a second to open. */
const today = () => {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
};
const markOf = (owner: string, notice: PlanNotice) => `${today()} ${notice} ${owner}`;

const read = () => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Whether the owner folded this notice away today in this browser, and the way to do so. */
export const useFolded = (owner: string, notice: PlanNotice) => {
  const [kept, setKept] = useState(read);
  const fold = () => {
    const mark = markOf(owner, notice);
    setKept(mark);
    try {
      localStorage.setItem(key, mark);
    } catch {}
  };
  return { isFolded: kept === markOf(owner, notice), fold };
};
