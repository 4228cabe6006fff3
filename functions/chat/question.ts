import { createHash, randomUUID } from 'node:crypto';
import type { contract } from '#shared/contract/index.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Parsed } from '#shared/contract/route.ts';

type Asked = Parsed<typeof contract.chat.ask>;

/** A question as everything here works with it. */
export type Question = {
  sub: string;
  messageId: string;
  conversationId: string;
  businessId: string;
  helper: Asked['helper_id'];
  text: string;
  prompt: Asked['prompt'];
  /** The turn this question is asked in place of. */
  replaces: string | undefined;
  /** Name of this attempt to answer it; new with every request. */
  owner: string;
  /** Fingerprint of what was asked: the same id with another one is another question. */
  fingerprint: string;
  now: Date;
};

/** Takes over what was sent, ids in one spelling each; refuses a question without words. */
export const questionOf = (asked: Asked, sub: string, now: Date): Question => {
  const { helper_id: helper, prompt, text = '' } = asked;
  const replaces = asked.replaces?.toUpperCase();
  if (!text && !prompt && !replaces)
    throw new Problem('invalid', 'Send a text, a prompt, or the message to ask again');
  if (prompt && !helper) throw new Problem('invalid', 'The general assistant takes no prompts');
  const conversationId = asked.chat_id.toLowerCase();
  const businessId = asked.business_id.toLowerCase();
  return {
    sub,
    messageId: asked.message_id.toUpperCase(),
    conversationId,
    businessId,
    helper,
    text,
    prompt,
    replaces,
    owner: randomUUID(),
    fingerprint: fingerprintOf([businessId, helper, text, prompt, replaces]),
    now,
  };
};

const fingerprintOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
