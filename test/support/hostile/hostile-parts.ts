import { compress, decompress } from '#functions/lib/items/compression.ts';
import { draftChannels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import { toStoredParts } from '#shared/domain/chat/answer-parts/parse-part.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';

/** The number of strings in one answer. */
export const perAnswer = 9;

/** Parts of every kind with a hostile string in each field; the drafts take the channels in turn. */
export const hostileParts = (strings: readonly string[], nth: number): Part[] => {
  const at = (place: number) => strings[place % strings.length] || 'x';
  const line = (place: number, max = 60) => at(place).replaceAll(/\s+/g, ' ').slice(0, max).trim();
  const channel = draftChannels[nth % draftChannels.length] ?? 'email';
  return [
    { kind: 'text', markdown: at(0) },
    {
      kind: 'draft',
      channel,
      title: line(1),
      subject: channel === 'email' ? line(2) : null,
      body: at(3),
    },
    {
      kind: 'draft',
      channel: 'document',
      title: line(4),
      subject: null,
      body: `[${line(1, 20)}] ${at(4)}`,
    },
    {
      kind: 'steps',
      items: [
        {
          title: line(5),
          detail: at(6).slice(0, 400),
          due_in_days: 1,
          minutes: null,
          who: line(7, 40),
        },
      ],
    },
    { kind: 'handoff', helper_id: 'finance', brief: at(8).slice(0, 300) },
    { kind: 'question', text: at(2).slice(0, 300), choices: [line(3), line(5)] },
  ];
};

/** The packed fields of a turn item, with another answer in them. */
export const packedWith = (packed: unknown, parts: readonly Part[]) =>
  compress({ ...decompress(packed), parts: toStoredParts(parts) });
