/** Places left open in a message though the question says what stands there. */
import { splitPlaces } from '../answer-parts/drafts/open-places.ts';
import type { DraftPart } from '../answer-parts/part.ts';
import type { CheckedQuestion } from './checked-question.ts';
import { namedDays, namedWeekdays } from './days-named-in-text.ts';
import { saidNumbers } from './said-texts-and-amounts.ts';
import { withPlainPunctuation } from './words-and-sentences.ts';

/** A document may be a form that is filled in again and again, with places on purpose. */
const once: readonly DraftPart['channel'][] = [
  'text-message',
  'email',
  'call-script',
  'review-reply',
  'social-post',
];
/** With more places than that, a message is a template. */
const max: Partial<Record<DraftPart['channel'], number>> = { 'text-message': 4, email: 6 };

const titled =
  /(?<!\p{L})(?:mr|mrs|ms|miss|dr|herrn?|frau|señora?|madame|monsieur)\.? (\p{Lu}\p{Ll}+)/giu;
const twoNames =
  /(?<![.!?]\s)(?<!\p{L})(\p{Lu}\p{Ll}+) \p{Lu}\p{Ll}+(?= (?:says|said|texts|texted|writes|wrote|asks|asked|wants|called|calls|complains|owes))/gu;
const oneName =
  /(?<!\p{Lu}\p{Ll}{1,20} )(?<!\p{L})(\p{Lu}\p{Ll}+)(?= (?:says|said|texts|texted|writes|wrote|asks|asked|wants|called|calls|complains|owes)(?!\p{L}))|(?<!\p{L})(?:this is|my name is|customer|client|called|named) (\p{Lu}\p{Ll}+)/gu;
const noNames = new Set(
  'He She They It We You Somebody Someone Customer Client Lady Woman Man Guy Builder Landlord Neighbor Tenant Owner Boss Wife Husband Mom Dad Google Facebook'.split(
    ' ',
  ),
);

/** The people whom the question names. */
const peopleIn = (text: string) =>
  new Set(
    [titled, twoNames, oneName]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(([, one, other]) => one ?? other ?? '')
      .filter((name) => name && !noNames.has(name)),
  );

/** A day that the owner offers, not one on which something was. */
const offered =
  /\b(?:can|could|come|moved?|reschedule|postpone|free|available|puedo|kann|verlegen|peux)\b[^.!?\n]{0,60}/giu;

const isDayGiven = (asked: string, { body }: DraftPart, { today }: CheckedQuestion) => {
  const offers = [...asked.matchAll(offered)].map(([words]) => words).join(' ');
  const here = namedWeekdays(body);
  return (
    namedWeekdays(offers).some((day) => !here.includes(day)) ||
    namedDays(offers, today).some(
      ({ monthAndDay }) => !namedDays(body, today).some((one) => one.monthAndDay === monthAndDay),
    )
  );
};

type Given = (asked: string, draft: DraftPart, question: CheckedQuestion) => boolean;
/** What a place asks for, and whether the question has it. */
const known: readonly (readonly [asksFor: RegExp, isGiven: Given])[] = [
  [
    /^(?:first name|last name|name|full name|(?:the )?(?:customer|client)(?:'s)?(?: (?:first |last )?name)?)$/iu,
    (asked) => peopleIn(asked).size === 1,
  ],
  [
    /^(?:the |invoice |open |total )?(?:amount|total|sum|balance|price|fee)(?: (?:due|owed|open))?$/iu,
    (_, __, question) => new Set(saidNumbers(question).filter((value) => value >= 20)).size === 1,
  ],
  [/^(?:the |a |new |next )?(?:day|date|weekday|day of the week)$/iu, isDayGiven],
  [
    /^(?:the |your |our |type of |name of )*(?:service|job|item|product|project|repair|work|thing|part)(?: (?:type|name|done|description|installed|(?:we|you|i|that|they) .*))?$/iu,
    () => true,
  ],
  [
    /\b(?:phone|number|your number|phone number)\b/iu,
    (asked) => /(?<!\d)\d{3}[-. ]\d{4}(?!\d)|(?<!\d)\d{7,}(?!\d)/.test(asked),
  ],
];
/** The same of the business, which no form leaves open. */
const ofBusiness: typeof known = [
  [
    /\b(?:city|town|service area|your area|location)\b/iu,
    (_, __, { business }) => Boolean(business.location),
  ],
  [
    /^(?:your |our )?(?:trade|industry|specialty)$/iu,
    (_, __, { business }) => Boolean(business.type),
  ],
];

/** One sentence for each place that nobody needs. */
export const needlessOpenPlaces = (
  drafts: readonly DraftPart[],
  question: CheckedQuestion,
): string[] => {
  const asked = withPlainPunctuation(question.typed.join('\n'));
  return drafts.flatMap((draft) => {
    const isForm = !once.includes(draft.channel);
    const labels = new Set(
      [draft.subject ?? '', draft.body]
        .flatMap((text) => splitPlaces(text, draft.channel))
        .flatMap((piece) => (piece.kind === 'place' ? [piece.label] : [])),
    );
    const needless = [...labels].filter((label) =>
      [...ofBusiness, ...(isForm ? [] : known)].some(
        ([asksFor, isGiven]) => asksFor.test(label) && isGiven(asked, draft, question),
      ),
    );
    const limit = max[draft.channel] ?? Number.POSITIVE_INFINITY;
    return [
      ...needless.map((label) => `[${label}] stands in the question.`),
      ...(labels.size > limit ? [`${labels.size} places are left open in one message.`] : []),
    ];
  });
};
