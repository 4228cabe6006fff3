import {
  type DraftChannel,
  draftChannels,
} from '#shared/domain/chat/answer-parts/draft-channels.ts';

/** A piece of work that a request asks for, and the most words it may have. */
export type RequestedAnswerPart = {
  kind: 'text' | 'draft' | 'steps';
  channel: DraftChannel;
  about: string;
  words: number;
};

const row =
  /^- (\d+) (text parts?(?: with the analysis)?|lists? of steps|drafts?)(?: with channel ([a-z-]+))?(?: \(([^)]*)\))?, at most (\d+)/gm;

/** What a request says it wants handed over, each piece of it; empty when it names nothing. */
export const requestedAnswerParts = (text: string): RequestedAnswerPart[] =>
  [...text.matchAll(row)].flatMap(([, count, name = '', channel, about = '', words]) => {
    const kind = name.startsWith('text') ? 'text' : name.startsWith('list') ? 'steps' : 'draft';
    const known = draftChannels.find((one) => one === channel) ?? 'document';
    return Array.from(
      { length: Number(count) },
      () => ({ kind, channel: known, about, words: Number(words) }) as const,
    );
  });
