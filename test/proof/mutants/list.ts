/** One rule broken on purpose: in `file`, `from` becomes `to`. */
export type Mutant = { name: string; file: string; from: string; to: string };

const of = (file: string, changes: Record<string, readonly [from: string, to: string]>) =>
  Object.entries(changes).map(([name, [from, to]]): Mutant => ({ name, file, from, to }));

/** Every mutant a proof has to notice. Each text must stand exactly once in its file. */
export const mutants: readonly Mutant[] = [
  ...of('functions/tables/quota-expressions.ts', {
    'one question more than the limit': ['size(#chargeIds) < :limit', 'size(#chargeIds) <= :limit'],
    'a charge that is there is counted again': [
      ' AND NOT contains(#chargeIds, :id)))',
      ' AND (NOT contains(#chargeIds, :id) OR attribute_exists(pk))))',
    ],
    'a window that is over goes on': [
      '#windowStart >= :floor AND #windowStart <= :now',
      '(#windowStart >= :floor OR #windowStart <= :now)',
    ],
    'a window is opened by everybody who sees it end': [
      "'#windowStart = :seen AND",
      "'(#windowStart = :seen OR attribute_exists(#windowStart)) AND",
    ],
    'a charge is made again in the next window': [
      "'#windowStart = :seen AND NOT contains(#chargeIds, :id)'",
      "'#windowStart = :seen AND (NOT contains(#chargeIds, :id) OR attribute_exists(pk))'",
    ],
    'one question more a minute': [
      'size(#minuteIds) < :perMinute',
      'size(#minuteIds) <= :perMinute',
    ],
    'a refund of what was never charged': [
      "? 'contains(#chargeIds, :id)'",
      "? '(contains(#chargeIds, :id) OR attribute_exists(pk))'",
    ],
    'a refund that the total forgets': ["':back': -1", "':back': 0"],
  }),
  ...of('shared/domain/windows.ts', {
    'a day is a millisecond too long': ['now - dayMs + 1)', 'now - dayMs)'],
    'a day is a millisecond too short': ['now - dayMs + 1)', 'now - dayMs + 2)'],
    'a day goes on into the next month': [
      'Math.max(monthStart(now), now - dayMs + 1)',
      'now - dayMs + 1',
    ],
    'the rule of the month before the rule of 24 hours': [
      "window === 'day' && now - seen >= dayMs ? now : monthStart(now)",
      "window === 'day' && now - seen >= dayMs && seen >= monthStart(now) ? now : monthStart(now)",
    ],
    'a month begins with its first question': [
      '>= dayMs ? now : monthStart(now)',
      '>= dayMs ? now : now',
    ],
    "the month of the worker's own zone": [
      'Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by)',
      'new Date(date.getFullYear(), date.getMonth() + by).getTime()',
    ],
  }),
  ...of('shared/domain/quota.ts', {
    'a slow clock opens an older window': [
      'Math.max(charge.now, seen.windowStart ?? 0, (seen.minute ?? 0) * minuteMs)',
      'charge.now',
    ],
    'a known charge is not looked for': [
      '(quota ? seen.chargeIds : seen.minuteIds)?.has(id)',
      '(quota ? seen.minuteIds : seen.chargeIds)?.has(id)',
    ],
  }),
  ...of('functions/tables/quota-table.ts', {
    'an old guess may refuse': ['tries === 0 ? unlessRefusing(seen, charge) : seen', 'seen'],
  }),
  ...of('shared/domain/turns.ts', {
    'a living worker is overtaken': ['seen.lease > now.getTime()', 'seen.lease < 0'],
    'a retry without a number of its own': [
      "return { do: 'take-over', attempt: attempt + 1, refund: attempt }",
      "return { do: 'take-over', attempt, refund: attempt }",
    ],
    'a retry that settles nothing': [
      'attempt: attempt + 1, refund: attempt',
      'attempt: attempt + 1',
    ],
    'who takes over is charged anew': [
      "return { do: 'take-over', attempt };",
      "return { do: 'take-over', attempt: attempt + 1 };",
    ],
    'other words under the same id are answered': [
      'seen.fingerprint !== wanted.fingerprint',
      'seen.fingerprint === undefined',
    ],
    'what is answered is asked again': [
      "return { do: 'replay' }",
      "return { do: 'take-over', attempt: attempt + 1 }",
    ],
    'the reaper gives up the living': [
      "turn.state === 'answering' && turn.lease <= now.getTime() ? 'fail-first'",
      "turn.state === 'answering' ? 'fail-first'",
    ],
    'the reaper forgets who failed': ["if (turn.state === 'failed') return 'refund';", ''],
  }),
  ...of('functions/tables/lease-results-table.ts', {
    'anybody may finish a question': [
      '#owner = :worker AND #state = :answering',
      '(#owner = :worker OR attribute_exists(#owner)) AND #state = :answering',
    ],
    'a finished question may be finished again': [
      '#owner = :worker AND #state = :answering',
      '#owner = :worker AND (#state = :answering OR attribute_exists(#state))',
    ],
  }),
  ...of('functions/tables/leases-table.ts', {
    'a claim replaces whatever stands there': [
      "'#owner = :owner AND #state = :state'",
      "'(#owner = :owner AND #state = :state) OR attribute_exists(pk)'",
    ],
  }),
  ...of('functions/chat/charge.ts', {
    'a charge goes back whoever has the question': [
      "isCharged && outcome === 'failed'",
      'isCharged',
    ],
  }),
  ...of('functions/chat/reap.ts', {
    'the reaper gives back before it gives up': [
      "!== 'failed') return false;",
      "=== 'x') return false;",
    ],
  }),
  ...of('functions/chat/ask.ts', {
    'a failure keeps the charge': ['isCharged && !uncharged', 'false && !uncharged'],
  }),
  ...of('functions/chat/store-answer.ts', {
    'an answer is told though another one is stored': [
      "if (outcome !== 'stored')",
      "if (outcome === 'deleted')",
    ],
  }),
];
