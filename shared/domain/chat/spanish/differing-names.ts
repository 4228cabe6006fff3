/** The names that a text has: of people, businesses, streets and products. */
import { withoutLookAlikes } from '../../lib/undo-look-alike-letters.ts';

/** Words with a capital that are no names, or that a translation may write in its own way. */
const english = new Set(
  [
    "i i'm i'll i'd i've ok okay am pm asap fyi ps p.s re eta diy faq id tv ac usa us u.s usd",
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun',
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
    'mr mrs ms miss dr sir madam team crew customer customers owner manager office',
    'spanish english american mexican hispanic latino america united states north south east west',
    'street st avenue ave road rd drive lane ln court ct boulevard blvd place suite apt apartment unit floor county city state highway',
    'christmas thanksgiving easter halloween new year eve memorial labor independence day mother father veterans presidents holiday',
    'llc inc co corp hi hello hey dear thanks thank best regards sincerely yes no please sorry subject note',
    'invoice estimate quote review reviews',
  ]
    .join(' ')
    .split(' '),
);
const spanish = new Set(
  [
    'usted ustedes ud uds vd sr sra srta srs sres sras don doña dr dra estados unidos ee uu español inglés asunto nota hola gracias',
    'navidad nochebuena acción gracias pascua semana santa año nuevo día trabajo independencia caídos madre padre halloween reyes',
    'calle avenida av avda carretera camino paseo plaza condado ciudad estado norte sur este oeste apartamento depto oficina suite',
    'lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'ok tv am pm id factura presupuesto reseña reseñas cotización',
  ]
    .join(' ')
    .split(' '),
);

/** First names that are frequent in the United States and are no other word: they are names at the beginning of a sentence too. */
const firstNames = new Set(
  `aaron adam adrian alan albert alejandro alex alexander alexis alice alicia allison amanda amber amy ana andrea andrew
  angela ann anna anne anthony antonio ashley austin barbara ben benjamin beth betty beverly brandon brenda brian brittany bruce bryan
  carl carla carlos carmen carol caroline catherine charles charlotte cheryl chris christian christina christine christopher cindy claudia
  craig crystal cynthia daniel danielle dave david deborah debbie debra denise dennis diana diane diego donald donna dorothy doug douglas
  edith eduardo edward eleanor elena elizabeth emily emma eric erica erin ethan eugene eva evelyn fernando fiona frances francisco
  gabriel gary george gerald gloria gonzalez greg gregory hannah harold harry heather hector helen henry howard isabella ivan jack jackie jacob
  jacqueline jaime james jane janet janice jason javier jeff jeffrey jennifer jeremy jerry jesse jessica jesus jim jimmy joan joe john johnny
  jonathan jordan jorge jose joseph joshua joyce juan juanita judith judy julia julie justin karen kate katherine kathleen kathy katie keith
  kelly kenneth kevin kim kimberly kyle larry laura lauren lawrence leo linda lisa logan lori louis lucas lucia luis luke lynn madison manuel
  marcus margaret maria marie marilyn mario marta martha martin mary matt matthew megan melissa michael michelle miguel mike monica nancy
  natalie nathan nicholas nicole noah oliver olivia oscar pablo pamela patricia patrick paul pedro peter philip phillip rachel rafael ralph
  ramon randy raul raymond rebecca renee ricardo richard rick robert roberto roger ronald rosa roy russell ruth ryan samantha samuel sandra
  sara sarah scott sean sergio sharon shirley sofia sophia stephanie stephen steve steven sue susan tammy tara teresa terry theresa thomas
  tiffany tim timothy tina todd tom tony tracy tyler vanessa victor victoria vincent virginia walter wanda wayne wendy william yolanda zachary`.split(
    /\s+/,
  ),
);

/** A word for comparison: without accents, ending and marks. */
const plain = (word: string) =>
  withoutLookAlikes(word)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replace(/'s?$/u, '')
    .toLowerCase();

const word = /\p{L}[\p{L}\p{M}\d&]*(?:['’.-]\p{L}[\p{L}\p{M}\d]*)*/gu;
/** What stands before the first word of a sentence, a line, a list item or a heading. */
const opening = /(?:^|[\n.!?…:;¡¿|*_#>"“”«(\]·–—-])[\s*_"“«¡¿(#>-]*(?:\d+[.)]\s*)?$/u;
/** What stands before somebody who is spoken to or spoken of. */
const addressed =
  /(?:(?:^|[\n.!?¡,])\s*(?:Hi|Hello|Hey|Dear|Thanks|Thank you|Hola|Estimad[oa]s?|Querid[oa]s?|Gracias|Buenos días|Buenas tardes),?|\b(?:Mr|Mrs|Ms|Dr|Sr|Sra|Srta|Dra)\.?|\b(?:el|la|El|La) (?:Sr|Sra|Srta|Dr|Dra)\.)\s$/u;
/** Two people: "Nora and Ed". */
const pair = /^ (?:and|y|e|&) \p{Lu}\p{Ll}/u;

/** Headings and labels have capitals of their own. */
const isHeading = (line: string) => {
  const words = line.match(/\p{L}[\p{L}’']{3,}/gu) ?? [];
  const capitals = words.filter((one) => /^\p{Lu}/u.test(one));
  return (
    /^\s*#/.test(line) || (words.length > 1 && words.length < 9 && capitals.length === words.length)
  );
};

type Found = { name: string; isSure: boolean };

const candidates = (text: string, common: ReadonlySet<string>): Found[] =>
  text.split('\n').flatMap((line) => {
    const isTitle = isHeading(line);
    return [...line.matchAll(word)].flatMap((match) => {
      const [written] = match;
      if (!/^\p{Lu}/u.test(written)) return [];
      const name = plain(written);
      if (name.length < 2 || common.has(written.toLowerCase()) || common.has(name)) return [];
      const before = line.slice(0, match.index);
      const isAlone = !pair.test(line.slice(match.index + written.length));
      const isFirst = opening.test(before) && !addressed.test(before) && isAlone;
      const isLoud = written.length > 1 && written === written.toUpperCase();
      const isSure = firstNames.has(name) || !(isFirst || isTitle || isLoud);
      return [{ name, isSure }];
    });
  });

const lowercase = (text: string) =>
  new Set(
    [...text.matchAll(word)]
      .map(([one]) => one)
      .filter((one) => !/^\p{Lu}/u.test(one))
      .map(plain),
  );

const wordsIn = (text: string) => new Set([...text.matchAll(word)].map(([one]) => plain(one)));

/** A line of a few words with capitals, such as a signature. */
const isShort = (line: string) => isHeading(line) && wordsIn(line).size <= 3;

/** The names of a line that are certain: a word that stands somewhere without a capital is none. */
const namesOf = (line: string, common: ReadonlySet<string>, small: ReadonlySet<string>) =>
  candidates(line, common)
    .filter(({ name, isSure }) => isSure && !small.has(name))
    .map(({ name }) => name);

/** Of a signature that is kept in part, all of it is to be kept. */
const signed = (line: string, other: ReadonlySet<string>) => {
  const names = isShort(line) ? candidates(line, english).map(({ name }) => name) : [];
  return names.some((name) => other.has(name)) ? names : [];
};

/** The known names in a line: of the business, its owner and its towns. */
const knownIn = (line: string, known: readonly string[]) =>
  known
    .flatMap((name) => name.match(word) ?? [])
    .filter((one) => /^\p{Lu}/u.test(one) && line.includes(one))
    .map(plain)
    .filter((name) => !english.has(name) && name.length > 1);

/**
 * The names of one of two texts that the other does not have, line by line: those left out of the Spanish, and those that
 * are new in it. `known` are names of which it is certain.
 */
export const differingNames = (
  pairs: readonly (readonly [string, string])[],
  known: readonly string[] = [],
): { missing: string[]; added: string[] } => {
  const small = lowercase(pairs.map(([line]) => line).join('\n'));
  const smallAfter = lowercase(pairs.map(([, line]) => line).join('\n'));
  const differences = pairs.map(([from, to]) => {
    const [before, after] = [wordsIn(from), wordsIn(to)];
    const names = [
      ...namesOf(from, english, small),
      ...signed(from, after),
      ...knownIn(from, known),
    ];
    return {
      missing: names.filter((name) => !after.has(name)),
      added: namesOf(to, spanish, smallAfter).filter((name) => !before.has(name)),
    };
  });
  return {
    missing: differences.flatMap(({ missing }) => missing),
    added: differences.flatMap(({ added }) => added),
  };
};
