import {
  addressPattern,
  afterwards,
  cap,
  direction,
  directionAfter,
  houseNumber,
} from './address-parts.ts';
import { calle, eitherCase } from './street-words.ts';

const street = eitherCase(calle);
const name = String.raw`(?:(?!(?:[Nn]o|[Nn][uú]m|km)\b)(?:\d{1,2} de |\p{L}[\p{L}'’.-]* ?|\d{1,3}(?= ?(?:#|[Nn]o)))){1,5}`;
const number = String.raw`(?:\d{1,3} )?,? ?(?:s/n|(?:#|[Nn]o\.?|[Nn][uú]m(?:ero)?\.?|km)? ?\d{1,5}(?:[.,]\d)?(?:-?[a-z]| [A-Z])?)(?![\p{L}\d])(?: km \d{1,3}(?:[.,]\d)?)?`;
const interior = String.raw`(?:,? ${eitherCase('(?:int|interior|depto|local|piso|manzana|mz|lote|lt)')}\.? ?#?\w{1,5})`;
const towns = String.raw`(?:, ?(?:${eitherCase('(?:col|colonia|fracc|barrio)')}\.? ?)?${cap}(?: (?:(?:de|del|la|las|los) )*${cap}){0,3})`;
const postalCode = String.raw`(?:,? ?(?:[Cc]\.? ?[Pp]\.? ?)?\d{5}\b(?: ${cap})?)`;

/** Calle Hidalgo 25, Col. Centro · Av. 5 de Febrero No. 318 · and with the number first, 4821 Paseo del Norte NE. */
export const spanishAddresses: readonly RegExp[] = [
  `${street} ${name}${number}${interior}*${towns}*${postalCode}?`,
  `${houseNumber} (?:${direction} )?${street} (?:del? |de la |de los |las? |los )?${cap}(?: ${cap})?${directionAfter}${afterwards}`,
].map((shape) => addressPattern(shape));
