/** Finds what a starter prompt asks for in its own sentences: what to look at, and what to do. */
const block = /<([a-z]+_text(?:_[a-z0-9]+)?)>[\s\S]*?<\/\1>/g;
const deliverables = /What you hand over, as parts[\s\S]*$/;
/** Work that the helper is asked for, and no work of the owner. */
const ordersToHelper =
  /^(add|ask me|begin|build|compare|count in|draft|end|explain|give|group|keep it|list|make|mark|name|plan|put|rank|say|script|set up|show|sort|speak|split|start|stick|suggest|take up|tell|then|treat|turn|use|write)\b/i;
const orders =
  /^(agree|apply|ask|bill|book|bring|call|check|choose|clean|close|collect|cut|drop|fill|fix|follow|hand|hold|leave|load|look|measure|mention|move|offer|open|order|pack|pay|pick|post|print|read|send|settle|stop|take|talk|teach|test|text|thank|try|update|wait|walk|warn) /i;
/** Remarks on form, amounts and the answer itself. */
const remark =
  /\d|[[\]"“”()]|\b(words?|characters?|say|said|that|it|them|this|sentences?|versions?|figures?|helper|adviser|limits?|if i|i gave|unless|because|nobody|somebody|whoever|so that)\b/i;

const yours: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  am: 'are',
  myself: 'yourself',
  us: 'you',
  we: 'you',
  our: 'your',
};
const toOwner = (text: string) =>
  text.replaceAll(
    /\b(i|me|my|mine|am|myself|us|we|our)\b/gi,
    (word) => yours[word.toLowerCase()] ?? word,
  );

const tidy = (text: string) =>
  toOwner(text.trim().replace(/^(and|or|then|also|with|of|the one|such as) /i, '')).replace(
    /[.;:,]+$/,
    '',
  );

const isShort = (text: string) => {
  const count = text.split(' ').length;
  return count >= 1 && count <= 8 && text.length > 3;
};

const itemsOf = (list: string) =>
  list
    .split(/[,;]\s+|\s+and\s+(?=\S+(?:\s\S+){0,7}$)/)
    .map(tidy)
    .filter((item) => !/^(where|how|only|which|who|what)\b.{0,22}$/i.test(item))
    .filter((item) => isShort(item) && !remark.test(item) && !ordersToHelper.test(item));

export type StarterPromptPoints = {
  /** Things to look at, as they stand in a list of the request. */
  readonly points: readonly string[];
  /** Things to do, each beginning with its verb. */
  readonly actions: readonly string[];
  /** What is not to be written or done, each a sentence of the request. */
  readonly rules: readonly string[];
  /** How things are in the trade, in a sentence. */
  readonly situation: string;
};

/** What a composed starter prompt names in its sentences. */
export const pointsInStarterPrompt = (request: string): StarterPromptPoints => {
  const text = request.replace(deliverables, '').replaceAll(block, '');
  const situation = /^General, not about us: (.+)$/m.exec(text)?.[1] ?? '';
  const sentences = text
    .split('\n')
    .filter((line) => line.length > 90 && !line.startsWith('General,'))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/));
  const rules = sentences
    .filter((sentence) => /^(?:no|never|don't)\s/i.test(sentence) && sentence.length < 140)
    .map((sentence) => tidy(sentence.replaceAll(/,?(?: (?:and|or))? no "[^"]*"/g, '')))
    .filter((rule) => !/["“[]/.test(rule));
  const points: string[] = [];
  const actions: string[] = [];
  for (const sentence of sentences) {
    const [, list = ''] = /^[^:]{3,80}: (.+)$/.exec(sentence) ?? [];
    const plain = list
      ? ''
      : (/^(?:cover|settle|include|with|look at) (.+)$/i.exec(sentence)?.[1] ?? '');
    const items = itemsOf(list || plain || sentence);
    if ((list || plain) && items.length >= 3)
      points.push(...items.filter((one) => !orders.test(`${one} `)));
    const orderly = items.filter((one) => orders.test(one) && one.includes(' '));
    if (orders.test(sentence) && orderly.length >= 3) actions.push(...orderly);
  }
  return {
    points: [...new Set(points)].slice(0, 12),
    actions: [...new Set(actions)].slice(0, 6),
    rules,
    situation,
  };
};
