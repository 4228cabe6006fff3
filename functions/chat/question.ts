import { createHash, randomBytes } from 'node:crypto';
import type { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Parsed } from '#shared/contract/route.ts';
import type { DangerId } from '#shared/domain/chat/safety/dangers.ts';
import type { AccountId, Actor, PersonId } from '../lib/account-and-person-ids.ts';
import { conversationOf } from '../lib/keys/conversation-ids.ts';
import { type Photo, readQuestionPhoto } from './question-photo.ts';
import type { TurnRef } from './turns/turns-table.ts';

type AskInput = Parsed<typeof contract.chat.ask>;

/** A question with normalized ids. */
export type Question = {
  accountId: AccountId;
  /** Who asks. */
  personId: PersonId;
  messageId: string;
  conversationId: string;
  businessId: string;
  helper: AskInput['helper_id'];
  text: string;
  prompt: AskInput['prompt'];
  /** A calculation the question is about. */
  figures: AskInput['figures'];
  /** A photo the question is about. */
  photo: Photo | undefined;
  /** Id of the turn that this question replaces. */
  replaces: string | undefined;
  /** The turn whose question this one repeats, if the page says so. */
  takenFrom: Pick<TurnRef, 'conversationId' | 'messageId'> | undefined;
  /** Dangers that its words name, and that its owner says are none. */
  setAside: readonly DangerId[];
  /** Whether the rest of the replaced turn's answer is asked for. */
  isContinuation: boolean;
  /** The worker that answers it; new with every request. */
  owner: string;
  /** Hash of the input: the same message id with another fingerprint is another question. */
  fingerprint: string;
  now: Date;
};

/** The question of a request; throws `invalid` for one without text, prompt or replaced turn. */
export const questionOf = (input: AskInput, actor: Actor, now: Date): Question => {
  const { helper_id: helper, prompt, figures, text = '', continues } = input;
  const replaces = (continues ?? input.replaces)?.toUpperCase();
  if (continues && (text || prompt || figures || input.photo || input.replaces || !helper))
    throw new Problem('invalid', 'To continue an answer, send nothing else with it');
  if (!text && !prompt && !replaces)
    throw new Problem('invalid', 'Send a text, a prompt, or the message to ask again');
  if (prompt && !helper) throw new Problem('invalid', 'The assistant doesn’t take prompts');
  if (figures && !helper) throw new Problem('invalid', 'The assistant doesn’t take numbers');
  const photo = input.photo && readQuestionPhoto(input.photo);
  const conversationId = conversationOf(actor, input.chat_id);
  const businessId = input.business_id.toLowerCase();
  return {
    accountId: actor.accountId,
    personId: actor.personId,
    messageId: input.message_id.toUpperCase(),
    conversationId,
    businessId,
    helper,
    text,
    prompt,
    figures,
    photo,
    replaces,
    takenFrom: input.taken_from && {
      conversationId: conversationOf(actor, input.taken_from.chat_id),
      messageId: input.taken_from.message_id.toUpperCase(),
    },
    setAside: input.set_aside ?? [],
    isContinuation: continues !== undefined,
    owner: randomBytes(12).toString('base64url'),
    fingerprint: fingerprintOf([
      businessId,
      helper,
      text,
      prompt,
      replaces,
      ...(continues ? ['continues'] : []),
      ...(figures ? [figures] : []),
      ...(photo ? ['photo', photo.hash] : []),
      ...(input.set_aside ? ['set aside', ...input.set_aside] : []),
    ]),
    now,
  };
};

const fingerprintOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
