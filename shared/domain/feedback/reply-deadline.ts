import type { ContactMessage } from './feedback-schemas.ts';

/** Within how many hours a message is answered, as the contact page promises. */
export const answeredWithinHours = 24;

const hourMs = 3_600_000;

/** How many whole hours are left of the promise; negative when it is broken. */
export const hoursLeft = ({ created_at }: Pick<ContactMessage, 'created_at'>, now: Date) =>
  Math.floor((Date.parse(created_at) - now.getTime()) / hourMs) + answeredWithinHours;
