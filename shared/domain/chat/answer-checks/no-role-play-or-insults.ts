import { allTexts } from './answer-text.ts';
import type { Check } from './check.ts';
import { quotedBeginning, sentencesOf, withPlainPunctuation } from './words-and-sentences.ts';

/** A role that somebody plays, and the words of a program about itself. */
const played =
  /(?<!\p{L})(?:arr+|ahoy|avast|mateys?|me hearties|shiver me|doubloons?|landlubbers?|scurvy|yo[- ]ho|ye(?: be|r)?|thee|thou|thy|forsooth|hark|m'lord|verily|beep boop|meow|uwu|dude|bro|fam|yolo)(?!\p{L})/iu;
const program =
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model|chatbot)\b|\bi(?:'m| am) (?:just |only )?an? (?:ai|language model|chatbot|pirate|wizard|robot)\b|\bmy (?:training data|system prompt|knowledge cutoff)\b/iu;
const rude =
  /(?<!\p{L})(?:fuck\p{L}*|shit\p{L}*|asshole|bitch|bastard|idiots?|morons?|stupid|damn it)(?!\p{L})/iu;

/** An adviser speaks, in plain words: no role is played, and nobody is insulted. */
export const noRolePlayOrInsults: Check = {
  promise: 'An adviser speaks in plain words, plays no role and insults nobody.',
  gate: 1,
  look: (answer, { typed }) => {
    const said = withPlainPunctuation(typed.join('\n'));
    return allTexts(answer)
      .flatMap(sentencesOf)
      .flatMap((sentence) => {
        const found = [played, program, rude]
          .map((pattern) => pattern.exec(sentence)?.[0])
          .find((word) => word && !said.toLowerCase().includes(word.toLowerCase()));
        return found ? [`"${found}" is no plain voice: ${quotedBeginning(sentence)}.`] : [];
      });
  },
};
