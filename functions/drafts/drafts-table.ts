import type {
  DraftState,
  FilledPlaces,
} from '#shared/domain/chat/answer-parts/drafts/draft-state.ts';
import { keyOf, type TurnRef } from '../chat/turns/turns-table.ts';
import { compress } from '../lib/items/compression.ts';
import { attemptNames, stateCodes } from '../lib/items/turn-attempt-attributes.ts';
import { table } from '../lib/table.ts';
import { isWritten } from '../lib/writes/conditional-write.ts';
import { draftName, placesName } from './draft-attributes.ts';

/** Keeps what the owner made of a draft; false when the answer is gone. */
export const saveDraft = (ref: TurnRef, state: DraftState, now: Date) =>
  saveOnAnswer(ref, draftName(state.index), state, now);

/** Keeps what the owner put into the places of an answer's drafts; false when the answer is gone. */
export const savePlaces = (ref: TurnRef, places: FilledPlaces, now: Date) =>
  saveOnAnswer(ref, placesName, places, now);

/** Sets one attribute of an answered turn that has not expired. */
const saveOnAnswer = (ref: TurnRef, name: string, fields: object, now: Date) =>
  setOnAnswer(ref, name, compress(fields), now);

/** Notes when the owner first took a draft of an answer along; false when that was noted before, or the answer is gone. */
export const markUsed = (ref: TurnRef, now: Date) =>
  setOnAnswer(ref, 'used_at', now.toISOString(), now, 'attribute_not_exists(#name)');

const setOnAnswer = (
  ref: TurnRef,
  name: string,
  value: unknown,
  now: Date,
  condition = 'attribute_exists(pk)',
) =>
  isWritten(
    table.update(keyOf(ref), {
      UpdateExpression: 'SET #name = :value',
      ConditionExpression: `${condition} AND #state = :answered AND (attribute_not_exists(#ttl) OR #ttl > :now)`,
      ExpressionAttributeNames: { '#name': name, '#ttl': 'ttl', '#state': attemptNames.state },
      ExpressionAttributeValues: {
        ':value': value,
        ':answered': stateCodes.answered,
        ':now': Math.floor(now.getTime() / 1000),
      },
      ReturnValues: 'NONE',
    }),
  );
