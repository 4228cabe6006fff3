import type { Deliverables } from '../answer-parts/declared-deliverables.ts';
import { dontWriteInstruction, dontWriteWarning } from '../message-replies/dont-write-warning.ts';
import type { SafetyLanguage } from './cards/safety-language-type.ts';
import type { DangerId } from './dangers.ts';
import { cardSteps } from './safety-card.ts';

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
    dontWriteWarning,
  ];
};

/** The cards as the model reads them: in English, with the numbers of a country (ISO 3166 alpha-2). */
export type CardsRead = Readonly<{ english: SafetyLanguage; country: string }>;

/** The orders to the model, one line each, in English: what the owner has read on the card, and what is added to it. */
const orders = (dangers: readonly DangerId[], { english, country }: CardsRead): string[] => {
  const named = dangers.map((id) => names[id]).join(', ');
  const seen = [
    `Safety: the message may be about ${named}. I was shown this card first. Contradict none of it:`,
    ...dangers.flatMap((id) => cardSteps(id, country, english)).map((step) => `- ${step}`),
  ];
  const noInstructions = isAny(dangers, toLife)
    ? [
        'Beyond the card, give no instructions for shutting off, repairing, testing, cleaning up or going back in: emergency services and qualified people say that.',
      ]
    : [];
  if (isAny(dangers, unanswered))
    return [
      ...seen,
      'Write no draft to them and do not offer to meet: advise me not to answer in writing, and say who to call.',
      ...noInstructions,
    ];
  return [
    ...seen,
    'No draft admits or denies fault, names a cause, promises money, repair or a visit, or asks anyone to withdraw a report or a review.',
    isAny(dangers, toLife)
      ? 'A message says only that I have read it, that people come first, and, where the card says to call them, that I am calling now. The opening of a call says only what the first line of the card has me say or has them do, and asks whether everyone is safe.'
      : 'A message says only that I have read it and am looking into it.',
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
  read: CardsRead,
): SafePlan | undefined => {
  if (dangers.length === 0) return undefined;
  const handedOver = deliverablesUnder(dangers, deliverables);
  const rules = [
    ...orders(dangers, read),
    ...(handedOver.includes(dontWriteWarning) ? [dontWriteInstruction] : []),
  ];
  return { rules: rules.join('\n'), deliverables: handedOver };
};

/** The rules for an ordinary question whose words may be about a danger, one line each, in English; empty if none was found. */
export const questionRules = (dangers: readonly DangerId[], read: CardsRead): string =>
  dangers.length === 0
    ? ''
    : [
        ...orders(dangers, read),
        'If the question only asks about the trade and no one is in danger, answer it as usual. Otherwise say first, in one sentence, to follow the card.',
      ].join('\n');
