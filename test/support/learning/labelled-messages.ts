import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import { incomingKinds } from '#shared/domain/chat/message-replies/incoming-kinds.ts';

const LabelledMessage = z.strictObject({
  kind: z.enum(incomingKinds),
  text: z.string().min(1),
  note: z.string().optional(),
});
export type LabelledMessage = z.infer<typeof LabelledMessage>;

const folder = new URL('../../fixtures/incoming-messages/', import.meta.url);
const read = (place: URL): [name: string, messages: LabelledMessage[]][] =>
  readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [
      basename(file, '.json'),
      z.array(LabelledMessage).parse(JSON.parse(readFileSync(new URL(file, place), 'utf8'))),
    ]);

/** The sets used to score a guess, by file name. */
export const scoredSets = (): [name: string, messages: LabelledMessage[]][] => read(folder);

/** The training data of the weights: the development set and the folder of voices, never a held-out set. */
export const learningMessages = (): LabelledMessage[] =>
  [
    ...scoredSets().filter(([name]) => name === 'development'),
    ...read(new URL('learning/', folder)),
  ].flatMap(([, messages]) => messages);
