import { holdMs, pressTextDays } from '#shared/domain/connections/press-rules.ts';

/** What every press has when it is made: it waits, and its words are kept for a while after it goes. */
export const newPressFields = (goesAt: Date, now: Date) => ({
  state: 'waiting' as const,
  pressed_at: now.toISOString(),
  goes_at: goesAt.toISOString(),
  problem: null,
  tries: 0,
  ttl: Math.floor(goesAt.getTime() / 1000) + pressTextDays * 86_400,
});

/** When a press goes that is held for a minute, in which it can be taken back. */
export const afterHold = (now: Date) => new Date(now.getTime() + holdMs);
