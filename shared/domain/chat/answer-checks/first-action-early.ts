import { asksFirst } from '../answer-parts/missing-deliverables.ts';
import type { Part } from '../answer-parts/part.ts';
import { plainWordsOf, sentencesOf, wordCount } from './answer-text.ts';
import type { Check } from './check.ts';

/** Something to do, or something to send, has to begin within that many words. */
const within = 120;

const english =
  "add answer apply ask attach avoid block book bring build buy call cancel carry change charge check choose circle clean clear close collect come compare confirm copy count cover cut decide delete divide do don't draft drop drive email explain file fill find finish fix follow get give go hand hang hire hold invite invoice keep knock lead leave let list log look make mark measure meet mention message move name note offer open order pack park pass pause pay phone photograph pick plan point post practice price print promise pull put quote raise read record remove repeat reply rent reschedule ring run save say schedule sell send set share show sign sit skip sort speak split start state stay step stick stop switch take talk tell test text thank train try turn type update use visit wait walk warn wear wipe work write";
const spanish =
  'abre acepta acuerda agenda ajusta añade anota apaga apunta aparta avisa baja borra busca calcula cambia cierra cobra comienza compara compra confirma contesta copia corta cuenta da decide deja di divide elige empieza encarga entrega envía escoge escribe espera evita explica fija guarda habla haz imprime invita junta lee limpia llama lleva manda marca mide muestra ofrece ordena paga para pasa pega pide pon pregunta prepara publica quita recuerda reparte repite responde reúne revisa saca separa sigue sube suma toma trae usa ve vende verifica';
const known: Readonly<Record<string, RegExp>> = {
  en: RegExp(
    `^(?:(?:please|then|now|first|today|next|so)[,:]? )?(?:${english.replaceAll(' ', '|')})\\b`,
    'iu',
  ),
  es: RegExp(
    `^(?:(?:hoy|primero|luego|después|ahora)[,:]? )?(?:${spanish.replaceAll(' ', '|')})(?!\\p{L})`,
    'iu',
  ),
  de: /^(?:(?:bitte|heute|zuerst|dann|jetzt),? )?\p{L}+en Sie\b/iu,
};

/** An answer tells what to do before it explains; one that only asks is not looked at. */
export const firstActionEarly: Check = {
  promise: `A step, a draft, or something to do comes in the first ${within} words.`,
  gate: 0.95,
  look: ({ parts }, { business, isDirector }) => {
    if (isDirector || asksFirst(parts)) return undefined;
    const order = known[business.language ?? 'en'];
    let read = 0;
    for (const part of parts) {
      const upToPiece = wordsBeforePiece(part);
      if (upToPiece !== undefined && read + upToPiece <= within) return [];
      if (part.kind === 'draft' || part.kind === 'steps') return read > within ? late(read) : [];
      for (const sentence of sentencesOf(plainWordsOf(part))) {
        if (read > within) break;
        // "Bottom line: call today" and "Today: call" are orders too.
        const rest = sentence.replace(/^[^:.!?]{1,40}:\s*/u, '');
        if (order?.test(sentence) || order?.test(rest)) return [];
        read += wordCount(sentence);
      }
    }
    // Orders are known by their verbs, and not in every language.
    return order || read > within ? late(read) : undefined;
  },
};

/** In Markdown, what is to be sent stands in a block of its own. */
const wordsBeforePiece = (part: Part): number | undefined => {
  const at = part.kind === 'text' ? part.markdown.search(/^```/m) : -1;
  return part.kind === 'text' && at >= 0 ? wordCount(part.markdown.slice(0, at)) : undefined;
};

const late = (read: number) => [`There’s nothing to do or send in the first ${read} words.`];
