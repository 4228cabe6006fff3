/**
 * `node lint/words.ts`: names every product string with a word that is wrong in any context. What depends on the context
 * ("late", "open", "may") is left to a reader; docs/words.md says which word to use instead.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** The word to avoid, and the word or phrase to use. */
const wrong: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:a|the|this|that|every|each|one|more|\d+|your|our|its|no|of|these|those|free) sums?\b|\bsums\b/i,
    'calculation, calculator',
  ],
  [/\bdear(?:er|est)?\b(?! (?:\[|\{|sir|madam|customer|[A-Z]))/i, 'expensive'],
  [/\btick(?:s|ed|ing)?\b(?! list)/i, 'check off'],
  [/\badverts?\b/i, 'ad'],
  [/\bsomebody\b/i, 'someone'],
  [/\bnobody\b/i, 'no one'],
  [/\beverybody\b/i, 'everyone'],
  [/\banybody\b/i, 'anyone'],
  [/\bwhoever\b/i, 'who, anyone who'],
  [/\bwhom(?:ever)?\b/i, 'who'],
  [/\be-mails?\b/i, 'email'],
  [/\binquir(?:y|ies)\b/i, 'lead, question'],
  [/\bquer(?:y|ies)\b/i, 'question'],
  [/\bmeanwhile\b/i, 'for now'],
  [/\banew\b/i, 'again'],
  [/\bwork(?:s|ed|ing)? out (?:the|what|how|a|your|from|by)\b|\bworked out\b/i, 'calculate'],
  [
    /\b(?:go|goes|went|going) along with (?:the|this|your|every|each) (?:question|answer|draft|prompt|chat)\b/i,
    'is included',
  ],
  [/\bwhilst\b|\bfortnight\b|\blearnt\b/i, 'while, two weeks, learned'],
  [/\bput right\b/i, 'fix'],
  [/\bswitch(?:es|ed|ing)? (?:(?:it|them|this|that) )?(?:on|off)\b/i, 'turn on, turn off'],
  [/\bdrop(?:s|ped|ping)? to (?:the )?(?:Free|Essentials)\b/i, 'move to'],
  [/\bsure money\b/i, 'money you’re sure of'],
  [/\bcalendar address\b/i, 'calendar link'],
  [/\bno card is needed\b|\bwithout a card\b/i, 'No credit card needed'],
  [/\bonce more\b/i, 'again'],
  [/\binsurers?\b/i, 'insurance company'],
  [/\badvisers?\b/i, 'advisor, or who to ask'],
  [/\bstraight away\b/i, 'right away'],
  [/\benquir(?:y|ies)\b/i, 'lead, question'],
  [/\b(?:cheques?|diary|timetables?|rubbish|queues?|hoover(?:ing)?)\b/i, 'the American word'],
  [/\bamongst\b|\bafterwards\b|\bat the weekend\b/i, 'among, afterward, on the weekend'],
  [/\b(?:shall|shan[’']t|needn[’']t|mustn[’']t)\b/i, 'will, don’t need to, can’t'],
  [/\b(?:thus|hence|thereby|utilize|prior to|aforementioned)\b/i, 'so, use, before'],
];

/** Literals of the specification, and what customers write in examples, which stay as they are. */
const literals = [
  'You have used all your daily queries',
  'queries per day',
  'queries per month',
  'daily queries',
  'monthly queries',
  'unlimited queries',
  'nobody came',
  'nobody called',
];

/** Texts that no owner of the US reads: what the model is told, what is recognized in what customers write, words of other countries. */
const notOnScreen =
  /shared\/domain\/(?:chat\/(?:prompt|masking|message-replies|answer-checks|answer-parts\/answer-schema|safety\/(?:words|cards\/(?!en)))|memory\/memory-prompt|numbers\/(?:imports\/(?:known-headers|source-and-kind-by-headers|read-status)|calculations\/calculation-rules-and-figures-prompt)|catalogue\/localize-example-words)|shared\/catalogue\/(?:helper-briefs|check-tried-answer)|\/brief-examples\.ts$|functions\/lib\/metrics|openapi/;

type Node = { type: string; start: number; [key: string]: unknown };
/** Names of properties and attributes whose strings are no words: classes, keys, summaries of the API. */
const notWords =
  /^(?:className|id|key|htmlFor|data-.*|href|to|path|queryKey|name|summary|autoComplete|type|rel)$/;

/** Every string of a source that could be read by an owner, with where it begins. */
const strings = (file: string, source: string) => {
  const found: { text: string; at: number }[] = [];
  const visit = (node: Node | undefined, name = ''): void => {
    if (!node || typeof node.type !== 'string') return;
    if (
      /^(?:Import|TS|ExportAll)/.test(node.type) &&
      !/^TS(?:As|Satisfies|NonNull)/.test(node.type)
    )
      return;
    if (node.type === 'JSXText') found.push({ text: String(node.value), at: node.start });
    if (node.type === 'Literal' && typeof node.value === 'string' && !notWords.test(name))
      found.push({ text: node.value, at: node.start });
    if (node.type === 'TemplateElement' && !notWords.test(name))
      found.push({ text: String((node.value as { cooked: string }).cooked), at: node.start });
    const named = nameOf(node) ?? name;
    for (const [key, child] of Object.entries(node)) {
      if (key === 'key' || (key === 'property' && !node.computed)) continue;
      for (const one of Array.isArray(child) ? child : [child])
        if (one && typeof one === 'object') visit(one as Node, named);
    }
  };
  visit(parseSync(file, source).program as unknown as Node);
  return found.filter(({ text }) => /[a-z] \S|^[A-Z]/.test(text));
};

const nameOf = (node: Node) => {
  const key = (
    node.type === 'JSXAttribute' ? node.name : node.type === 'Property' ? node.key : null
  ) as { name?: string; value?: string } | null;
  return key?.name ?? key?.value;
};

/** The wrong words in what owners read of a source, a line for each. */
export const wrongWords = (file: string, source: string) =>
  strings(file, source).flatMap(({ text, at }) =>
    wrong.flatMap(([pattern, better]) => {
      const word = pattern.exec(text)?.[0];
      if (!word || literals.some((literal) => text.includes(literal))) return [];
      const line = source.slice(0, at).split('\n').length;
      return [`${file}:${line}: "${word}" in "${text.trim().slice(0, 90)}" (say: ${better})`];
    }),
  );

if (import.meta.main) {
  const files = globSync('{web/src,shared,functions,local/openai}/**/*.{ts,tsx}').filter(
    (file) => !notOnScreen.test(file),
  );
  const found = files.flatMap((file) => wrongWords(file, readFileSync(file, 'utf8')));
  for (const line of found) console.log(line);
  console.log(`${files.length} files: ${found.length} words to replace (docs/words.md)`);
  process.exitCode = found.length ? 1 : 0;
}
