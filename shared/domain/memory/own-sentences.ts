/** What of a message the owner wrote, without what was pasted or is somebody else's words. */

/** So many words in quotation marks are somebody's words; fewer are a name. */
const quotedWords = 4;
const marks = /"([^"\n]+)"|“([^”\n]+)”|„([^“”\n]+)[“”]|«([^»\n]+)»|「([^」\n]+)」/gu;

/** A line that says that somebody else's words follow, up to its colon. */
const introduced =
  /(?:\b(?:wrote|writes|written|says|said|sent|sends|texted|texts|emailed|emails|asked|asks|replied|message|email|text|review|complaint|letter|dijo|dice|escribió|escribe|mensaje|reseña|correo|écrit|dit|avis|courriel|schrieb|schreibt|sagt|sagte|nachricht|bewertung|escreveu|disse|mensagem|avaliação|napisał\p{L}*|wiadomość)(?![\p{L}\p{M}])|लिखा|कहा|संदेश|写道|说|說)[^.!?\n:：]{0,60}[:：]/iu;

/** The beginning of a letter or a mail. */
const greeting =
  /^\s*(?:from|to|subject|von|betreff|de|asunto|objet)\s*:|^\s*(?:hi|hello|hey|dear|hola|estimad[oa]s?|hallo|liebe[rs]?|sehr geehrte\p{L}*|bonjour|cher|chère|olá|prezad[oa]s?|नमस्ते|dzień dobry)\b[^\n.!?]{0,40}[,!]?\s*$/iu;

const withoutQuotes = (text: string) =>
  text.replaceAll(marks, (whole) =>
    whole.trim().split(/\s+/).length >= quotedWords ? '\n' : whole,
  );

/**
 * A message without quoted lines, without longer texts in quotation marks, and without what follows an introduction
 * ("she wrote:") or the greeting of a letter after the first line.
 */
export const ownSentences = (text: string): string => {
  const lines = withoutQuotes(text)
    .split('\n')
    .filter((line) => !/^\s*(?:>|\|)/.test(line));
  const kept: string[] = [];
  for (const [nth, line] of lines.entries()) {
    if (greeting.test(line) && lines.length > nth + 1 && kept.some((one) => one.trim())) break;
    const at = introduced.exec(line);
    if (at) {
      kept.push(line.slice(0, at.index));
      break;
    }
    kept.push(line);
  }
  return kept.join('\n').trim();
};

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|(?<=[。！？।])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
