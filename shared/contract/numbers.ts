import * as z from 'zod';
import { cashLineIds } from '../domain/numbers/cash-line-ids.ts';
import { SavedImport } from '../domain/numbers/imports/figures/saved-import-schemas.ts';
import {
  KeptCashRow,
  KnownNumbers,
  LeftOutLine,
  UnknownNumber,
} from '../domain/numbers/known-numbers-schemas.ts';
import { choiceIds } from '../domain/numbers/number-choices.ts';
import { NumberEntryId } from '../domain/numbers/number-entries.ts';
import { keptNumberIds } from '../domain/numbers/numbers.ts';
import { SavedNumber } from '../domain/numbers/saved-number-schemas.ts';
import { route } from './route.ts';

const Business = z.strictObject({ business_id: z.uuid() });
const { value } = SavedNumber.shape;
/** What this device showed; null for nothing. Where something else stands by now, nothing is saved. */
const seen = z.string().max(32).nullable().optional();
const TypedNumber = z.strictObject({ id: z.enum(keptNumberIds), value });
const { kind, ...imported } = SavedImport.shape;

export const numbers = {
  list: route({
    summary:
      'The numbers saved for a business, the money it expects and the results of its imports',
    method: 'GET',
    path: '/businesses/{business_id}/numbers',
    access: 'member',
    role: 'office',
    input: Business,
    output: KnownNumbers,
    problems: ['not-found'],
  }),
  save: route({
    summary:
      'Keep numbers, choices and expected money as the owner typed them, what they do not know and what they leave out, all or none; what was changed since it was seen is a conflict, and its `data` has the numbers with who changed them',
    method: 'PUT',
    path: '/businesses/{business_id}/numbers',
    access: 'member',
    role: 'office',
    input: Business.extend({
      /** The owner's day, which the values are dated with. */
      today: z.iso.date(),
      numbers: z.array(TypedNumber.extend({ seen })).max(keptNumberIds.length).default([]),
      choices: z
        .array(z.strictObject({ id: z.enum(choiceIds), value: z.string().max(20), seen }))
        .max(choiceIds.length)
        .default([]),
      cash_rows: z.array(KeptCashRow).max(10).default([]),
      /** What the owner was asked and does not know; a value that is kept is not touched by it. */
      unknown: z.array(UnknownNumber.shape.id).max(20).default([]),
      /** Lines to leave out of the 13 weeks. */
      left_out: z.array(LeftOutLine.shape.id).max(cashLineIds.length).default([]),
    }),
    output: KnownNumbers,
    problems: ['not-found', 'conflict'],
  }),
  saveImport: route({
    summary: 'Keep the figures of a file and the numbers that the owner took from them',
    method: 'PUT',
    path: '/businesses/{business_id}/numbers/imports/{kind}',
    access: 'member',
    role: 'office',
    input: Business.extend({
      kind,
      ...imported,
      numbers: z
        .array(
          TypedNumber.extend({
            /** The typed value it takes the place of, as the owner saw it. */
            replaces: value.optional(),
          }),
        )
        .max(keptNumberIds.length),
    }),
    output: KnownNumbers,
    problems: ['not-found', 'conflict'],
  }),
  remove: route({
    summary:
      'Forget a number, a choice, an expected amount, the figures of a file, or that a line is left out',
    method: 'DELETE',
    path: '/businesses/{business_id}/numbers/{entry}',
    access: 'member',
    role: 'office',
    input: Business.extend({ entry: NumberEntryId }),
    output: KnownNumbers,
    problems: ['not-found'],
  }),
};
