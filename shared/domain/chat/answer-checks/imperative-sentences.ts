/** Sentences that tell somebody what to do. */
const english =
  "add agree answer apply ask attach avoid block book bring build buy call cancel carry change charge check choose circle clean clear close collect come compare confirm copy count cover cut decide delete divide do don't draft drop drive eat email empty explain file fill find finish fix follow get give go hand hang have hire hold invite invoice keep knock lead leave let list log look make mark measure meet mention message move name note offer open order pack park pass pause pay phone photograph pick plan point post practice price print promise pull put quote raise read record remove repeat reply report rent reschedule ring run save say schedule sell send set share show sign sit skip sort speak split start state stay step stick stop switch take talk tape tell test text thank tie time train try turn type update use visit wait walk warn wear wipe work write";
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
  fr: /^(?:(?:puis|ensuite|maintenant|d'abord),? )?(?:n'|ne )?\p{L}+ez\b/iu,
};

/** Whether a sentence is an order in a language; undefined where orders of that language are not known. */
export const isImperative = (sentence: string, language: string): boolean | undefined => {
  const order = known[language];
  if (!order) return undefined;
  // "Bottom line: call today" and "Today: call" are orders too.
  return order.test(sentence) || order.test(sentence.replace(/^[^:.!?]{1,40}:\s*/u, ''));
};
