import { toast } from '#web/core/toast.tsx';
import type { downloadSteps } from './steps-calendar-file.ts';

/** Hands the steps of an answer to the browser as a calendar file, whose code comes with the press. */
export const lazyDownloadSteps = async (...list: Parameters<typeof downloadSteps>) => {
  try {
    (await import('./steps-calendar-file.ts')).downloadSteps(...list);
  } catch {
    toast('Couldn’t create the calendar file. Check your connection and try again.');
  }
};
