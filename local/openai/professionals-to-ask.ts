/** Who has to be asked where a question touches law, tax, employment, licenses, code, safety or insurance. */
const advisers: readonly (readonly [RegExp, string])[] = [
  [
    /smell(s|ed)? (of )?gas|gas (leak|smell)|carbon monoxide|\bfire\b(?!d)|spark|shock|mold|asbestos|roof edge|ladder|trench|chemical|bleach/i,
    "Keep people out until it's safe, get everyone out if you smell gas, and call 911 or the gas company first. A qualified person has to look at it before anyone works there.",
  ],
  [
    /\blien|contract|sue|lawsuit|court|legal|lawyer|liab|defam|threat|copyright|trademark|consent|blackmail|report (him|her|them)|law\b/i,
    'Ask a lawyer where you work before you send or sign anything. There could be a deadline. I can prepare the questions.',
  ],
  [
    /\btax(es)?\b|deduct|1099|write.?off|vat\b|sales tax|(in|pays?) cash|own pay|pay myself/i,
    'Ask your accountant before you decide. It depends on your books. I can write the questions for them.',
  ],
  [
    /\b(fire|firing|fired|pregnan\w*|overtime|minor|sixteen|seventeen|contractor|w-?2|time off|sick pay|discriminat\w*|wage|flat pay|do i (have to )?pay|years? old|yr old|unpaid|let (him|her|them) go|aushilfe|helper)\b/i,
    'Ask an employment lawyer or the labor department before you act. Who decides depends on where you are.',
  ],
  [
    /\blicen[sc]e|permit|other state|across the (state )?line|certif/i,
    'Ask the licensing board and the permit office first, and your insurance agent if you cross a state line. Only a licensed person can sign off on it.',
  ],
  [
    /\bcode\b|panel|breaker|wiring|deck|load.bearing|inspect|vent\b/i,
    "Ask the building department or a licensed professional. Write down what you did and what you didn't look at.",
  ],
  [
    /insur|claim|covered|policy|damage|flood|sprinkler/i,
    'Call your insurance agent today, before you promise or repair anything. The insurance company decides what it pays.',
  ],
];

/** A sentence for each adviser that the owner's words call for, or the work they ask for: that is no danger yet. */
export const professionalsToAsk = (told: string, work: string): string[] =>
  advisers
    .filter(([pattern], at) => pattern.test(told) || (at > 0 && pattern.test(work)))
    .map(([, sentence]) => sentence)
    .slice(0, 3);
