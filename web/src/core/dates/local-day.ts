import { localDateOf } from '#shared/domain/lib/local-time.ts';
import { serverNow } from '../server-clock.ts';

/** The time zone of this device. */
export const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The owner's day, as this device has it. */
export const localToday = () => localDateOf(serverNow(), localZone());
