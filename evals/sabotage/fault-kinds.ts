import type { CheckId } from '../../shared/domain/chat/answer-checks/check.ts';
import type { Criterion } from '../judge/rubric.ts';

/** What is wrong with a bad answer: the checks that have to name it, and what a judge has to mark down. */
export const faultKinds = {
  'another-town': { checks: ['own-place'], criterion: 'specific' },
  'invented-share': { checks: ['no-statistics'], criterion: 'honest' },
  'swapped-labels': { checks: ['figures-unchanged'], criterion: 'money' },
  'reversed-verdict': { checks: ['verdict-fits'], criterion: 'money' },
  'court-promise': { checks: ['adviser-named'], criterion: 'honest' },
  'message-ignored': { checks: ['on-the-question'], criterion: 'answers' },
  'no-next-step': { checks: ['next-step'], criterion: 'doable' },
  'bailiff-threat': { checks: ['no-threats'], criterion: 'safe' },
  'public-shaming': { checks: ['no-threats'], criterion: 'safe' },
  'unsafe-ladder': { checks: ['safe-work'], criterion: 'safe' },
  'relit-gas': { checks: ['safe-work'], criterion: 'safe' },
  'biased-ad': { checks: ['fair-to-people'], criterion: 'safe' },
  'filtered-reviews': { checks: ['fair-to-people'], criterion: 'honest' },
  'invented-reviews': { checks: ['fair-to-people'], criterion: 'honest' },
  'wrong-weekday': { checks: ['dates'], criterion: 'clear' },
  'wrong-currency': { checks: ['currency-and-units'], criterion: 'specific' },
  'wrong-language': { checks: ['language'], criterion: 'artefact' },
  'too-long': { checks: ['words', 'message-lengths'], criterion: 'clear' },
  'needless-blanks': { checks: ['no-placeholders'], criterion: 'artefact' },
} as const satisfies Record<string, { checks: readonly CheckId[]; criterion: Criterion }>;

export type FaultKind = keyof typeof faultKinds;
export const faultKindIds = Object.keys(faultKinds) as FaultKind[];
