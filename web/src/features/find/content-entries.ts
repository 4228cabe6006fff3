import type { QueryClient } from '@tanstack/react-query';
import { uncovered } from '#shared/catalogue/covered-quick-starts.ts';
import type { HelperContent } from '#shared/catalogue/schema.ts';
import { type HelperId, helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';
import { fallbackTrade } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import type { SavedWork } from '#shared/domain/drafts/saved-work.ts';
import { capitalized } from '#shared/domain/lib/capitalized.ts';
import { calculatorIds, calculators } from '#shared/domain/numbers/calculators/index.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import { formatMoment } from '#web/core/dates/format-date.ts';
import { starterPromptsQuery } from '#web/core/helper-prompts-query.ts';
import { plainPreview } from '#web/features/history/plain-preview.ts';
import { calculatorPath } from '#web/features/numbers/calculator-path.ts';
import { saidDay } from '#web/features/week/day-labels.ts';
import type { Entry } from './find-entry.ts';

type Locked = (helper: HelperId) => boolean;

/** A conversation to open; `found` is the passage that has the words. */
export const chatEntry = (
  {
    id,
    helper_id,
    title,
    preview,
    updated_at,
    found,
  }: Conversation & { found?: string | null | undefined },
  isLocked: Locked,
): Entry => ({
  id: `chat ${id}`,
  kind: 'chat',
  title,
  detail: `${helpers[helper_id].name} · ${formatMoment(updated_at)}`,
  passage: found ? plainPreview(found) : undefined,
  words: preview,
  to: `/dashboard/${helper_id}?memoryId=${id}`,
  helper: helper_id,
  isLocked: isLocked(helper_id),
});

type Kept = {
  readonly items?: readonly Conversation[];
  readonly pinned?: readonly Conversation[];
  readonly chats?: readonly Conversation[];
  readonly chat?: Conversation;
};

/** The conversations in an answer of any route that lists them or opens one. */
const chatsIn = (data: unknown): Conversation[] => {
  const { pages, ...one } = (data ?? {}) as Kept & { pages?: readonly Kept[] };
  return [...(pages ?? []), one].flatMap(({ items = [], pinned = [], chats = [], chat }) => [
    ...items,
    ...pinned,
    ...chats,
    ...(chat ? [chat] : []),
  ]);
};

/** The conversations of a business that this device has in any list, or has open, with those just `listed`; last updated first. */
export const chatsOnDevice = (
  client: QueryClient,
  businessId: string,
  listed: readonly Conversation[] = [],
): Conversation[] => {
  const kept = ['chats', 'chat'].flatMap((name) =>
    client.getQueriesData({ queryKey: [name] }).flatMap(([, data]) => chatsIn(data)),
  );
  const newest = [...kept, ...listed]
    .filter(({ business_id }) => business_id === businessId)
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
  return [...new Map(newest.toReversed().map((chat) => [chat.id, chat])).values()].toReversed();
};

/** The seven helpers. */
export const helperEntries = (isLocked: Locked): Entry[] =>
  helperIds.map((id) => ({
    id: `helper ${id}`,
    kind: 'helper',
    title: helpers[id].name,
    detail: helpers[id].pitch,
    to: `/dashboard/${id}`,
    helper: id,
    isLocked: isLocked(id),
  }));

/** The tasks of the week: the open ones by their day, then those that are done. */
export const taskEntries = (tasks: readonly Task[], today: string): Entry[] =>
  tasks
    .filter(({ state }) => state !== 'dropped')
    .toSorted(
      (one, other) =>
        Number(one.state === 'done') - Number(other.state === 'done') ||
        one.due.localeCompare(other.due),
    )
    .map(({ id, title, detail, due, state }) => ({
      id: `task ${id}`,
      kind: 'task',
      title,
      detail: state === 'done' ? 'Done' : capitalized(saidDay(due, today)),
      words: detail ?? '',
      to: `/dashboard/week?found=${id}`,
    }));

/** The saved drafts and documents, as they are listed. */
export const workEntries = (items: readonly SavedWork[]): Entry[] =>
  items.map(({ id, name, channel, subject, body, helper_id }) => ({
    id: `work ${id}`,
    kind: 'work',
    title: name,
    detail: `${channelLabels[channel]} · ${helpers[helper_id].name}`,
    words: `${subject ?? ''} ${body}`,
    to: `/dashboard/work?found=${id}`,
  }));

/** The calculators. */
export const calculatorEntries: readonly Entry[] = calculatorIds.map((id) => ({
  id: `calculator ${id}`,
  kind: 'calculator',
  title: calculators[id].title,
  detail: calculators[id].question,
  to: calculatorPath(id),
}));

type Named = { readonly id: string; readonly title: string; readonly description: string };

/** The starter prompts of a helper: the quick starts its page shows as far as they are here, and those of its subjects. */
export const promptEntries = (
  client: QueryClient,
  { id: helper, quickStarts, subcategories }: HelperContent,
  trade: string,
  isLocked: Locked,
): Entry[] => {
  const stored = (type: string) =>
    client
      .getQueryData(starterPromptsQuery(helper, type).queryKey)
      ?.items.filter(({ action_type }: StarterPrompt) => action_type === 'quick_start_prompt');
  const own = trade === fallbackTrade ? [] : (stored(trade) ?? []);
  const general = stored(fallbackTrade) ?? quickStarts;
  const quick: readonly Named[] = [...own, ...uncovered<Named>(general, own)];
  const entry = ({ id, title, description }: Named, subject?: string): Entry => ({
    id: `prompt ${id}`,
    kind: 'prompt',
    title,
    detail: [helpers[helper].name, subject].filter(Boolean).join(' · '),
    words: description,
    to: `/dashboard/${helper}?prompt=${id}`,
    helper,
    isLocked: isLocked(helper),
  });
  return [
    ...quick.map((prompt) => entry(prompt)),
    ...subcategories.flatMap(({ name, prompts }) => prompts.map((one) => entry(one, name))),
  ];
};
