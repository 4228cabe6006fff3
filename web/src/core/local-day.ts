import { localDateOf } from '#shared/domain/local-time.ts';
import { serverNow } from '#web/server-clock.ts';

/** The time zone of this device. */
export const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The owner's day, as this device has it. */
export const localToday = () => localDateOf(serverNow(), localZone());
