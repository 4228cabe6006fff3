import { formatMoment, isToday } from './locale.ts';

/** When something happens within a sentence: “at 3:15 PM” today, else “on Fri, Nov 20, 3:15 PM”. */
export const momentWords = (at: string) => `${isToday(at) ? 'at' : 'on'} ${formatMoment(at)}`;
