/** What people write on a phone, and the word it stands for. */
const shortForms: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  yr: 'your',
  youre: 'your',
  r: 'are',
  thx: 'thanks',
  tx: 'thanks',
  ty: 'thanks',
  pls: 'please',
  plz: 'please',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  tonite: 'tonight',
  todya: 'today',
  ppl: 'people',
  havnt: 'havent',
  im: 'i am',
  ill: 'i will',
  il: 'i will',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  cuz: 'because',
  q: 'que',
  xq: 'porque',
  tmb: 'tambien',
  xfa: 'por favor',
  porfa: 'por favor',
};

/** Words the rules hang on: a word one typing slip away from one of them is read as it. */
const anchors = [
  'afford',
  'available',
  'appointment',
  'anybody',
  'anyone',
  'balance',
  'budget',
  'charged',
  'cheaper',
  'checking',
  'cleaned',
  'clogged',
  'company',
  'complaint',
  'damaged',
  'decided',
  'declined',
  'disappointed',
  'discount',
  'emergency',
  'estimate',
  'expensive',
  'happy',
  'husband',
  'installed',
  'invoice',
  'leaking',
  'overdue',
  'payment',
  'proposal',
  'recommend',
  'refund',
  'reminder',
  'response',
  'review',
  'schedule',
  'scratched',
  'service',
  'someone',
  'technician',
  'terrible',
  'thinking',
  'unacceptable',
  'working',
  'cotizacion',
  'descuento',
  'factura',
  'presupuesto',
  'recomiendo',
  'urgente',
] as const;
const anchorSet: ReadonlySet<string> = new Set(anchors);

/** Whether two words differ by one letter put in, left out, changed, or swapped with its neighbor. */
const isOneSlipAway = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  )
    end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const swapped = restA.length === 2 && restB === `${restA[1]}${restA[0]}`;
  return swapped || Math.max(restA.length, restB.length) <= 1;
};

const knownForms = /(?:s|ed|ing|er|ly)$/;

const asMeant = (word: string): string => {
  const known = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined;
  if (known) return known;
  if (word.length < 6 || anchorSet.has(word)) return word;
  // A regular form of a word we know ("payments") is no slip.
  return (
    anchors.find(
      (anchor) => word[0] === anchor[0] && isOneSlipAway(word, anchor) && !isFormOf(word, anchor),
    ) ?? word
  );
};
const isFormOf = (word: string, anchor: string) =>
  knownForms.test(word) && word.replace(knownForms, '') === anchor;

/** Lower case, no accents, straight quotes and no apostrophes, single spaces; lines stay apart as " / ". */
const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`´]/g, '')
    .replaceAll(/\s*\n\s*/g, ' / ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The same, with short forms written out and single typing slips in the words that matter undone. */
export const normalizeMessageText = (text: string): string =>
  normalizeText(text).replaceAll(/[a-z]+/g, (word) => asMeant(word));
