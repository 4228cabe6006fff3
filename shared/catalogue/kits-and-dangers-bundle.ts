/** The kits and what finds dangers in a message, as a file of its own that is read when a question answers a message. */

export { safePlan } from '../domain/chat/safety/answer-rules-for-dangers.ts';
export { findDangers } from '../domain/chat/safety/find-dangers.ts';
export { loadSafetyLanguage } from '../domain/chat/safety/safety-card.ts';
export { underDanger } from './kits/common-parts.ts';
export { kits } from './kits/index.ts';
