import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import {
  type ContactKind,
  type ContactSpan,
  contactKinds,
} from '#shared/domain/chat/masking/contact-kinds-and-text-spans.ts';

type LabelledText = Readonly<{ country: string; text: string; contacts: ContactSpan[] }>;

const LabelledTexts = z.array(z.strictObject({ country: z.string().length(2), text: z.string() }));
const mark = /\{\{(\w+)\|([^}]*)\}\}/g;

/** The text without its labels, and the positions of the labeled contact details. */
const unmark = (marked: string): Omit<LabelledText, 'country'> => {
  const contacts: ContactSpan[] = [];
  let text = '';
  let from = 0;
  for (const match of marked.matchAll(mark)) {
    const [whole, kind, written = ''] = match;
    text += marked.slice(from, match.index);
    contacts.push({
      kind: z.enum(contactKinds).parse(kind),
      start: text.length,
      end: text.length + written.length,
    });
    text += written;
    from = match.index + whole.length;
  }
  return { text: text + marked.slice(from), contacts };
};

const folder = new URL('../../fixtures/contacts/', import.meta.url);

/** Every labeled set by its file name. */
export const labelledContacts = (): [name: string, texts: LabelledText[]][] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [
      basename(file, '.json'),
      LabelledTexts.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).map(
        ({ country, text }) => ({ country, ...unmark(text) }),
      ),
    ]);

type Score = { labelled: number; found: number; masked: number; right: number };

/**
 * Counts labeled details without a letter or digit left, and masked ones that overlap a labeled one of the same kind.
 */
export const scoreContacts = (
  texts: readonly LabelledText[],
  find: (text: string, country: string) => readonly ContactSpan[],
): Record<ContactKind, Score> => {
  const scores = Object.fromEntries(
    contactKinds.map((kind) => [kind, { labelled: 0, found: 0, masked: 0, right: 0 }]),
  ) as Record<ContactKind, Score>;
  for (const { text, country, contacts } of texts) {
    const spans = find(text, country);
    const left = [...text]
      .map((sign, at) => (spans.some(({ start, end }) => start <= at && at < end) ? ' ' : sign))
      .join('');
    for (const { kind, start, end } of contacts) {
      scores[kind].labelled += 1;
      if (!/[\p{L}\p{N}]/u.test(left.slice(start, end))) scores[kind].found += 1;
    }
    for (const span of spans) {
      scores[span.kind].masked += 1;
      if (
        contacts.some(
          ({ kind, start, end }) => kind === span.kind && start < span.end && span.start < end,
        )
      )
        scores[span.kind].right += 1;
    }
  }
  return scores;
};
