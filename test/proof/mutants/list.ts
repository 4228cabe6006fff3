/** One rule broken on purpose: in `file`, `from` becomes `to`. */
export type Mutant = { name: string; file: string; from: string; to: string };

const of = (file: string, changes: Record<string, readonly [from: string, to: string]>) =>
  Object.entries(changes).map(([name, [from, to]]): Mutant => ({ name, file, from, to }));

/** The mutants that the proofs must detect. Each `from` must occur exactly once in its file. */
export const mutants: readonly Mutant[] = [
  ...of('functions/plan/quota/quota-expressions.ts', {
    'one question above the limit': ['size(#chargeIds) < :limit', 'size(#chargeIds) <= :limit'],
    'an existing charge is counted again': [
      ' AND NOT contains(#chargeIds, :id)))',
      ' AND (NOT contains(#chargeIds, :id) OR attribute_exists(pk))))',
    ],
    'an ended window continues': [
      '#windowStart >= :floor AND #windowStart <= :now',
      '(#windowStart >= :floor OR #windowStart <= :now)',
    ],
    'a window is opened by every worker that sees it end': [
      "'#windowStart = :seen AND",
      "'(#windowStart = :seen OR attribute_exists(#windowStart)) AND",
    ],
    'a charge is repeated in the next window': [
      "#plan = :seenPlan AND NOT contains(#chargeIds, :id)'",
      "#plan = :seenPlan AND (NOT contains(#chargeIds, :id) OR attribute_exists(pk))'",
    ],
    'a window of another plan goes on': [
      '#windowStart <= :now AND #plan = :plan',
      '#windowStart <= :now AND (#plan = :plan OR attribute_exists(pk))',
    ],
    'a window of another plan is replaced twice': [
      '#plan = :seenPlan AND NOT',
      '(#plan = :seenPlan OR attribute_exists(pk)) AND NOT',
    ],
    'one referral above the ten of a day': ['#referralDay < :full', '#referralDay <= :full'],
    'one question above the limit per minute': [
      '#minute >= :minute AND #minute < :minuteFull',
      '#minute >= :minute AND #minute <= :minuteFull',
    ],
    'a refund without a charge': [
      '[isThere, ...conditions]',
      "['(' + isThere + ' OR attribute_exists(pk))', ...conditions]",
    ],
    'a refund that does not change the total': ["':back': -1, ...values", "':back': 0, ...values"],
  }),
  ...of('shared/domain/plan/quota/quota-windows.ts', {
    'a day is a millisecond too long': ['now - dayMs + 1)', 'now - dayMs)'],
    'a day is a millisecond too short': ['now - dayMs + 1)', 'now - dayMs + 2)'],
    'a day continues into the next month': [
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
  ...of('shared/domain/plan/quota/quota-charges.ts', {
    'a slow clock opens an older window': [
      'Math.max(charge.now, seen.windowStart ?? 0)',
      'charge.now',
    ],
    'an existing charge is not checked': [
      'window: [chargeIds], minute: [minuteIds]',
      'window: [minuteIds], minute: [chargeIds]',
    ],
    'a window takes charges of every plan': ['plan === of.plan', "plan !== 'admin'"],
  }),
  ...of('functions/plan/quota/quota-table.ts', {
    'an outdated guess may refuse': ['tries === 0 ? unlessRefusing(seen, charge) : seen', 'seen'],
  }),
  ...of('shared/domain/chat/turn-attempts.ts', {
    'a running worker is overtaken': ['seen.lease > now.getTime()', 'seen.lease < 0'],
    'a retry without an attempt number of its own': [
      "return { do: 'take-over', attempt: attempt + 1, refund: attempt }",
      "return { do: 'take-over', attempt, refund: attempt }",
    ],
    'a retry that refunds nothing': [
      'attempt: attempt + 1, refund: attempt',
      'attempt: attempt + 1',
    ],
    'a take-over is charged again': [
      "return { do: 'take-over', attempt };",
      "return { do: 'take-over', attempt: attempt + 1 };",
    ],
    'another text with the same id is answered': [
      'seen.fingerprint !== wanted.fingerprint',
      'seen.fingerprint === undefined',
    ],
    'an answered question is asked again': [
      "return { do: 'replay' }",
      "return { do: 'take-over', attempt: attempt + 1 }",
    ],
    'the reaper fails running workers': [
      "turn.state === 'answering' && turn.lease <= now.getTime() ? 'fail-first'",
      "turn.state === 'answering' ? 'fail-first'",
    ],
    'the reaper ignores failed questions': ["if (turn.state === 'failed') return 'refund';", ''],
  }),
  ...of('functions/chat/turns/leases-table.ts', {
    'a claim replaces any existing item': [
      "'#owner = :owner AND #state = :state'",
      "'(#owner = :owner AND #state = :state) OR attribute_exists(pk)'",
    ],
    'any worker may finish a question': [
      '#owner = :worker AND #state = :answering',
      '(#owner = :worker OR attribute_exists(#owner)) AND #state = :answering',
    ],
    'a finished question may be finished again': [
      '#owner = :worker AND #state = :answering',
      '#owner = :worker AND (#state = :answering OR attribute_exists(#state))',
    ],
  }),
  ...of('functions/chat/release-question.ts', {
    'a charge is released although another worker has the question': [
      "isCharged && outcome === 'failed'",
      'isCharged',
    ],
  }),
  ...of('functions/chat/release-charges.ts', {
    'the reaper releases before it marks the question as failed': [
      "!== 'failed') return false;",
      "=== 'x') return false;",
    ],
  }),
  ...of('functions/chat/ask.ts', {
    'a failure keeps the charge': ['isCharged && !uncharged', 'false && !uncharged'],
  }),
  ...of('functions/chat/answer/store-answer.ts', {
    'an answer is sent although another one is stored': [
      "if (outcome !== 'stored')",
      "if (outcome === 'deleted')",
    ],
  }),
];
