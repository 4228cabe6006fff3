import { defaultThrottle } from '#infra/gateway-throttle-and-error-responses.ts';
import type { Route } from '#shared/contract/route.ts';

/** A token bucket per route, shared by all callers like the stage's own: answers whether one more request may pass. */
export const createThrottle = (now: () => number = Date.now) => {
  const buckets = new Map<Route, { tokens: number; at: number }>();
  return (route: Route) => {
    const { rate, burst } = route.throttle ?? defaultThrottle;
    const at = now();
    const before = buckets.get(route) ?? { tokens: burst, at };
    const tokens = Math.min(burst, before.tokens + ((at - before.at) / 1000) * rate);
    const passes = tokens >= 1;
    buckets.set(route, { tokens: passes ? tokens - 1 : tokens, at });
    return passes;
  };
};
