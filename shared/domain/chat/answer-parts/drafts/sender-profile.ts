/** What the profile knows of the owner who sends a draft; every field may be missing. */
export type SenderProfile = Readonly<{
  ownerName?: string;
  businessName?: string;
  phone?: string;
  link?: string;
}>;

const own = '(?:my|your|our|the)';
const owner = `(?:${own}|owner['’]?s?|sender['’]?s?)`;

const ownerNames = [RegExp(`^${owner} (?:full )?name$`), RegExp(`^${owner} first name$`)] as const;

// A bare [name], [number] or [company] may be the customer's, a [booking link] another link: none of them is filled.
const known: readonly (readonly [RegExp, (profile: SenderProfile) => string | undefined])[] = [
  [ownerNames[0], ({ ownerName }) => ownerName],
  [ownerNames[1], ({ ownerName }) => ownerName?.trim().split(/\s+/)[0]],
  [
    RegExp(`^(?:${own} )?business(?: name)?$|^(?:my|your|our) company(?: name)?$`),
    ({ businessName }) => businessName,
  ],
  [
    RegExp(
      `^(?:${own} |business |callback )?(?:phone|telephone|cell|mobile)(?: number)?$|^(?:my|your|our) number$`,
    ),
    ({ phone }) => phone,
  ],
  [RegExp(`^(?:${own} )?(?:link|website|web ?site link|website address)$`), ({ link }) => link],
];

/** Whether a place of that key holds the owner's name. */
export const isOwnerName = (key: string): boolean =>
  ownerNames.some((pattern) => pattern.test(key));

/** The value for a placeholder of that key; empty if the profile has none. */
export const profileValue = (key: string, profile: SenderProfile): string =>
  known
    .find(([pattern]) => pattern.test(key))?.[1](profile)
    ?.trim() ?? '';
