import * as z from 'zod';
import {
  DraftChange,
  DraftState,
  FilledPlaces,
} from '../domain/chat/answer-parts/drafts/draft-state.ts';
import { AnswerRating, MessageId } from '../domain/chat/turn-schemas.ts';
import { route } from './route.ts';

const Id = z.strictObject({ id: z.uuid() });

/** What an owner does with one answer of a conversation: stops it, rates it, and uses its drafts. */
export const answerActions = {
  stop: route({
    summary: 'Stop an answer that is being given: no more than what was shown is kept',
    method: 'POST',
    path: '/chats/{id}/turns/{message_id}/stop',
    access: 'member',
    role: 'office',
    input: Id.extend({
      message_id: MessageId,
      /** How many characters of the answer were shown when it was stopped: the length of `answerAsMarkdown` its parts. */
      shown: z.int().min(0).max(1_000_000),
    }),
    output: z.object({ id: z.uuid() }),
    problems: ['not-found'],
  }),
  rate: route({
    summary: 'Say whether an answer helped, and why',
    method: 'PUT',
    path: '/chats/{id}/turns/{message_id}/feedback',
    access: 'member',
    role: 'office',
    input: Id.extend({ message_id: MessageId, ...AnswerRating.shape }),
    output: AnswerRating,
    problems: ['not-found'],
  }),
  changeDraft: route({
    summary: 'Keep your own words for a draft of an answer, or say that you sent it',
    method: 'PUT',
    path: '/chats/{id}/turns/{message_id}/draft',
    access: 'member',
    role: 'office',
    input: Id.extend({
      message_id: MessageId,
      /** The place of the draft among the parts of the answer, from 0. */
      index: DraftState.shape.index,
      ...DraftChange.shape,
    }),
    output: DraftState,
    problems: ['not-found'],
  }),
  takeDraft: route({
    summary: 'Say that you copied, sent, shared or saved a draft of an answer; counted once',
    method: 'POST',
    path: '/chats/{id}/turns/{message_id}/take',
    access: 'member',
    role: 'office',
    input: Id.extend({ message_id: MessageId }),
    output: z.object({ id: z.uuid() }),
    problems: ['not-found'],
  }),
  fillPlaces: route({
    summary: 'Keep what you put into the open places of an answer’s drafts, all of them',
    method: 'PUT',
    path: '/chats/{id}/turns/{message_id}/places',
    access: 'member',
    role: 'office',
    input: Id.extend({ message_id: MessageId, places: FilledPlaces }),
    output: z.object({ places: FilledPlaces }),
    problems: ['not-found'],
  }),
};
