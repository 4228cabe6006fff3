/** Words that make a line a street address; each constant is the inside of a regular expression. */

/** What English street names end in, written out or short. */
export const suffix = `(?:street|st|avenue|ave|av|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|pl|circle|cir|terrace|terr?|tce|trail|trl|parkway|pkwy|square|sq|crescent|cres|parade|pde|close|gardens?|gdns|grove|mews|hill|heights|hts|ridge|hollow|crossing|pike|turnpike|alley|plaza|esplanade|promenade|quay|wharf|byway|freeway|expressway|row|walk|green|loop|run|way|bend|point|park|view|rise|vale|chase|path|pass|trace|approach|cove|landing|common|fields?|meadows?|end|yard|wynd|broadway|causeway|gate|mall|mount|strand|villas|bypass|highway|hwy|motorway)`;

/** The endings that mean nothing else in a message, so that small letters will do. */
export const plainSuffix = `(?:street|st|avenue|ave|road|rd|lane|ln|boulevard|blvd|court|ct|circle|cir|terrace|terr?|tce|trail|trl|parkway|pkwy|crescent|cres|parade|pde|mews|highway|hwy)`;

/** Words that stand before an ending by chance: "2 weeks in a row", "5 miles down the road". */
export const noName = `(?:weeks?|days?|hours?|hrs?|minutes?|mins?|months?|years?|times?|people|guys?|men|miles?|feet|ft|inch(?:es)?|in|a|an|on|to|off|out|and|or|for|with|was|were|is|are|my|your|our|their|his|her|down|up|along|from|at|by|this|that|these|those|then|there|dollars|bucks|percent|am|pm|more|other|another|the)`;

/** What Spanish street names begin with. */
export const calle = String.raw`(?:calle|calzada|calz\.|avenida|av\.?|ave\.?|boulevard|blvd\.?|bulevar|privada|priv\.|prolongaci[oó]n|prol\.|carretera|carr\.|andador|cerrada|circuito|camino|paseo|callej[oó]n|perif[eé]rico|retorno|v[ií]a|plaza|rua|ronda|travessa)`;

/** What German street names end in. */
export const strasse = String.raw`(?:stra(?:ß|ss)en?|str\.?|weg|gasse|platz|allee|ufer|damm|ring|steig|chaussee|graben|steg|stieg|pfad|promenade|markt|hof|berg|wall|tor)`;

/** What names a locality in an Indian address. */
export const locality = `(?:road|rd|street|st|marg|nagar|colony|sector|cross|main|layout|vihar|enclave|apartments?|residency|society|salai|bazaa?r|chowk|extension|extn|phase|block|lane|gali|hills|near|opp(?:osite)?|park|garden|puram|pur|wadi|towers?|heights|village|market|plaza|complex|bhavan|bhawan|peth|pada|circle)`;

/** States and provinces as they stand before a postal code. */
export const state = `(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|NSW|VIC|QLD|SA|TAS|ACT|ON|QC|BC|AB|MB|SK|NS|NB)`;

export const britishPostcode = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`;

/** The same words with a capital or a small first letter, for patterns in which capitals matter. */
export const eitherCase = (alternatives: string): string =>
  alternatives.replaceAll(
    /(?<![\p{L}\\[])\p{Ll}/gu,
    (letter) => `[${letter.toUpperCase()}${letter}]`,
  );
