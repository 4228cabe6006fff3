import { Problem } from '#shared/contract/problem.ts';
import { contextMessages } from '#shared/domain/system-prompt.ts';
import { entitlementOf, isLocked } from '#shared/domain/entitlement.ts';
import { chargeId } from '#shared/domain/turns.ts';
import { knowledgeOf } from '../tables/memory-table.ts';
import type { Situation } from './build-prompt.ts';
import { claim } from '../tables/leases-table.ts';
import { letGo } from './charge.ts';
import type { Question } from './question.ts';
import { refund } from '../tables/quota-table.ts';
import { readScene, type Scene } from '../tables/context-table.ts';
import { type StoredTurn, turnsBefore } from '../tables/turns-table.ts';

/** The claim and everything the answer needs to know, all at once; nothing here depends on anything else here. */
export const firstWave = async (question: Question) => {
  const { sub, chatId, businessId, helper, replaces, now } = question;
  const place = { sub, chatId, messageId: question.messageId };
  const settle = (n: number) => refund(sub, chargeId({ ...place, n }));
  const [claimed, ...reads] = await Promise.allSettled([
    claim(place, question, now, settle),
    readScene(sub, businessId, chatId),
    helper === null && !replaces ? { turns: [] } : turnsBefore(sub, chatId, pastOf(question)),
    helper === null ? [] : knowledgeOf(sub, businessId),
  ]);
  if (claimed.status === 'rejected') throw claimed.reason;
  const failed = reads.find((read) => read.status === 'rejected');
  if (failed) {
    if ('held' in claimed.value) await letGo(claimed.value.held, now, false);
    throw failed.reason;
  }
  const [scene, past, knowledge] = reads.map((read) => 'value' in read && read.value) as [
    Scene,
    { turns: StoredTurn[] },
    Situation['knowledge'],
  ];
  return { claimed: claimed.value, scene, past: past.turns, knowledge };
};

/** The turn that is replaced and the ones before it, else the newest ones. */
const pastOf = ({ replaces, now }: Question) => ({
  // A tilde sorts behind every id, so that the replaced turn itself is the first one found.
  before: replaces && `${replaces}~`,
  wanted: contextMessages / 2 + (replaces ? 1 : 0),
  peek: false,
  // An answer may be asked for again the moment it is there.
  consistent: replaces !== undefined,
  now,
});

/** Whether this question may be asked here, and what is known when it is answered. */
export const situate = (
  { chatId, businessId, helper, text, prompt, replaces, now }: Question,
  { account, business, chat, deleting }: Scene,
  found: readonly StoredTurn[],
  knowledge: Situation['knowledge'],
): Situation & { account: NonNullable<Scene['account']> } => {
  if (!account || !business || deleting) throw new Problem('not-found');
  const standing = chat ?? found[0];
  if (standing && (standing.business_id !== businessId || standing.helper_id !== helper))
    throw new Problem('not-found');
  const entitlement = entitlementOf(account, now);
  if (helper && isLocked(helper, entitlement, business.selected_helpers))
    throw new Problem('helper-locked');
  const again = found.find(({ id }) => id === replaces);
  if (!text && !prompt && !again) throw new Problem('not-found');
  const remembers = entitlement.saves_history;
  return {
    account,
    entitlement,
    business,
    chat: chat && { ...chat, id: chatId },
    past: again ? found.slice(1) : found.slice(0, contextMessages / 2),
    knowledge: remembers ? knowledge : [],
    again,
  };
};
