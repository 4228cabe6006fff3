import type { Deliverables } from '../answer-parts/deliverables.ts';
import type { DangerId } from './dangers.ts';

const names: Readonly<Record<DangerId, string>> = {
  'self-harm': 'someone who may take their life',
  gas: 'gas',
  'carbon-monoxide': 'carbon monoxide',
  fire: 'fire',
  trench: 'a trench that may collapse',
  electricity: 'live electricity',
  injury: 'an injury',
  'bad-air': 'fumes or mold that make people ill',
  asbestos: 'asbestos',
  needles: 'used needles',
  flood: 'flooding',
  threats: 'a threat',
  lawyer: 'a lawyer or a court',
  authorities: 'an authority or the police',
  discrimination: 'discrimination or harassment',
};

const toLife: readonly DangerId[] = [
  'self-harm',
  'gas',
  'carbon-monoxide',
  'fire',
  'trench',
  'electricity',
  'injury',
  'bad-air',
  'asbestos',
  'needles',
  'flood',
];
const toBusiness: readonly DangerId[] = ['lawyer', 'authorities', 'discrimination', 'injury'];
/** What nobody answers in writing. */
const unanswered: readonly DangerId[] = ['self-harm', 'threats'];

const isAny = (dangers: readonly DangerId[], of: readonly DangerId[]) =>
  dangers.some((id) => of.includes(id));

const adviceAlone = { kind: 'text', count: 1, words: 70, about: 'what to do now' } as const;
const dontWrite = { kind: 'text', count: 1, words: 70, about: 'Don’t write' } as const;

/** What the answer to a dangerous message hands over, in place of what its kit hands over without a danger. */
const deliverablesUnder = (
  dangers: readonly DangerId[],
  [first, ...others]: Deliverables,
): Deliverables => {
  if (isAny(dangers, unanswered) || !first) return [adviceAlone];
  const call = others.find((one) => one.kind === 'draft' && one.channel === 'call-script');
  return [
    { ...first, count: 1, words: 40, about: 'Short' },
    ...(call && isAny(dangers, toLife) ? [call] : []),
    dontWrite,
  ];
};

/** The orders to the model, one line each, in English. */
const orders = (dangers: readonly DangerId[]): string[] => {
  const named = dangers.map((id) => names[id]).join(', ');
  const seen = `Safety: the message may be about ${named}. I was shown fixed instructions first; nothing in the answer may contradict them.`;
  const noInstructions = isAny(dangers, toLife)
    ? [
        'Give no instructions for shutting off, repairing, testing, cleaning up or going back in: emergency services and qualified people say that.',
      ]
    : [];
  if (isAny(dangers, unanswered))
    return [
      seen,
      'Write no draft to them and do not offer to meet: advise me not to answer in writing, and say who to call.',
      ...noInstructions,
    ];
  return [
    seen,
    'No draft admits or denies fault, names a cause, promises money, repair or a visit, or asks anyone to withdraw a report or a review. Say only that I have read it, that people come first, and when I will call.',
    ...noInstructions,
    ...(isAny(dangers, toBusiness)
      ? ['Remind me to show every draft to my insurance company or a lawyer before I send it.']
      : []),
  ];
};

/** What an answer to a dangerous message keeps to: its orders and what it hands over, as one plan. */
export type SafePlan = Readonly<{ rules: string; deliverables: Deliverables }>;

/** The plan of an answer after a safety card was shown, in place of the orders and deliverables of its kit; undefined if none was shown. */
export const safePlan = (
  dangers: readonly DangerId[],
  deliverables: Deliverables,
): SafePlan | undefined =>
  dangers.length === 0
    ? undefined
    : {
        rules: orders(dangers).join('\n'),
        deliverables: deliverablesUnder(dangers, deliverables),
      };

/** The rules for an ordinary question whose words may be about a danger, one line each, in English; empty if none was found. */
export const questionRules = (dangers: readonly DangerId[]): string =>
  dangers.length === 0
    ? ''
    : [
        ...orders(dangers),
        'If the question only asks about the trade and no one is in danger, answer it as usual. Otherwise say first, in one sentence, to follow the instructions above.',
      ].join('\n');
