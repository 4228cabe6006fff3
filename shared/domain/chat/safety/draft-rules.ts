import type { DangerId } from './dangers.ts';

const names: Readonly<Record<DangerId, string>> = {
  gas: 'gas',
  'carbon-monoxide': 'carbon monoxide',
  fire: 'fire',
  electricity: 'live electricity',
  injury: 'an injury',
  flood: 'flooding',
  threats: 'a threat',
  lawyer: 'a lawyer or a court',
  authorities: 'an authority or the police',
  discrimination: 'discrimination or harassment',
};

const toLife: readonly DangerId[] = [
  'gas',
  'carbon-monoxide',
  'fire',
  'electricity',
  'injury',
  'flood',
];

/** The rules for drafts in a prompt after a safety card was shown, one line each, in English; empty if none was shown. */
export const draftRules = (dangers: readonly DangerId[]): string => {
  if (dangers.length === 0) return '';
  const has = (id: DangerId) => dangers.includes(id);
  return [
    `Safety: the message may be about ${dangers.map((id) => names[id]).join(', ')}. I was shown fixed instructions first; nothing in the drafts may contradict them.`,
    'No draft admits or denies fault, names a cause, promises money, repair or a visit, or asks anybody to withdraw a report or a review. Say only that I have read it, that people come first, and when I will call.',
    ...(dangers.some((id) => toLife.includes(id))
      ? [
          'Give no instructions for shutting off, repairing, testing or going back in: emergency services and qualified people say that.',
        ]
      : []),
    ...(has('threats')
      ? [
          'Do not answer the threat and do not offer to meet. One calm sentence, or advise me not to answer at all.',
        ]
      : []),
    ...((['lawyer', 'authorities', 'discrimination', 'injury'] as const).some(has)
      ? [
          'Keep every draft to at most 40 words and remind me to show it to my insurer or a lawyer before I send it.',
        ]
      : []),
  ].join('\n');
};
