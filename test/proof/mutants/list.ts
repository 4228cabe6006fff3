/** One rule broken on purpose: in `file`, `from` becomes `to`. */
export type Mutant = { name: string; file: string; from: string; to: string };

const of = (file: string, changes: Record<string, readonly [from: string, to: string]>) =>
  Object.entries(changes).map(([name, [from, to]]): Mutant => ({ name, file, from, to }));

/** Every mutant a proof has to notice. Each text must stand exactly once in its file. */
export const mutants: readonly Mutant[] = [
  ...of('shared/domain/quota-writes.ts', {
    'one question more than the limit': ['size(ids) < :limit', 'size(ids) <= :limit'],
    'a charge that is there is counted again': [
      ' AND NOT contains(ids, :id)))',
      ' AND (NOT contains(ids, :id) OR attribute_exists(pk))))',
    ],
    'a window that is over goes on': [
      'ws >= :floor AND ws <= :now',
      '(ws >= :floor OR ws <= :now)',
    ],
    'a window is opened by everybody who sees it end': [
      "'ws = :seen AND",
      "'(ws = :seen OR attribute_exists(ws)) AND",
    ],
    'a charge is made again in the next window': [
      "'ws = :seen AND NOT contains(ids, :id)'",
      "'ws = :seen AND (NOT contains(ids, :id) OR attribute_exists(pk))'",
    ],
    'one question more a minute': ['size(pids) < :perMinute', 'size(pids) <= :perMinute'],
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
      'Math.max(charge.now, seen.ws ?? 0, (seen.pm ?? 0) * minuteMs)',
      'charge.now',
    ],
    'a known charge is not looked for': [
      '(quota ? seen.ids : seen.pids)?.has(id)',
      '(quota ? seen.pids : seen.ids)?.has(id)',
    ],
  }),
  ...of('functions/chat/quota-table.ts', {
    'a refund of what was never charged': [
      "? 'contains(ids, :id)'",
      "? '(contains(ids, :id) OR attribute_exists(pk))'",
    ],
    'a refund that the total forgets': ["':back': -1", "':back': 0"],
    'an old guess may refuse': ['tries === 0 ? trusted(seen, wanted) : seen', 'seen'],
  }),
  ...of('shared/domain/turns.ts', {
    'a living worker is overtaken': ['seen.lease > now.getTime()', 'seen.lease < 0'],
    'a retry without a number of its own': [
      "return { do: 'take', n: seen.n + 1, settle: seen.n }",
      "return { do: 'take', n: seen.n, settle: seen.n }",
    ],
    'a retry that settles nothing': ['n: seen.n + 1, settle: seen.n', 'n: seen.n + 1'],
    'who takes over is charged anew': [
      "return { do: 'take', n: seen.n };",
      "return { do: 'take', n: seen.n + 1 };",
    ],
    'other words under the same id are answered': ['seen.h !== mine.h', 'seen.h === undefined'],
    'what is answered is asked again': [
      "return { do: 'replay' }",
      "return { do: 'take', n: seen.n + 1 }",
    ],
    'the reaper gives up the living': [
      "turn.st === 'P' && turn.lease <= now.getTime() ? 'fail'",
      "turn.st === 'P' ? 'fail'",
    ],
    'the reaper forgets who failed': ["if (turn.st === 'F') return 'refund';", ''],
  }),
  ...of('functions/chat/claims-table.ts', {
    'anybody may finish a question': [
      "'#owner = :me AND #st = :answering'",
      "'(#owner = :me OR attribute_exists(#owner)) AND #st = :answering'",
    ],
    'a finished question may be finished again': [
      "'#owner = :me AND #st = :answering'",
      "'#owner = :me AND (#st = :answering OR attribute_exists(#st))'",
    ],
    'a claim replaces whatever stands there': [
      "'#owner = :owner AND st = :st'",
      "'(#owner = :owner AND st = :st) OR attribute_exists(pk)'",
    ],
  }),
  ...of('functions/chat/hold.ts', {
    'a charge goes back whoever has the question': ["charged && outcome === 'given-up'", 'charged'],
  }),
  ...of('functions/chat/reap.ts', {
    'the reaper gives back before it gives up': [
      "!== 'given-up') return false;",
      "=== 'x') return false;",
    ],
  }),
  ...of('functions/chat/ask.ts', {
    'a failure keeps the charge': ['charged && !uncounted', 'false && !uncounted'],
    'an answer is told though another one is stored': [
      "if (outcome !== 'stored')",
      "if (outcome === 'gone')",
    ],
  }),
];
