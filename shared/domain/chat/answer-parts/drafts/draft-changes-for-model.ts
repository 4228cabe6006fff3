import { asData } from '../../prompt/data-blocks.ts';
import { channelLabels } from '../draft-channels.ts';
import type { Part } from '../part.ts';
import type { DraftState } from './draft-state.ts';

type Answered = Readonly<{
  parts: readonly Part[];
  drafts?: readonly DraftState[] | undefined;
}>;

/** What the owner made of the drafts of an answer, told to the model with the next question; empty for nothing. */
export const draftChangesForModel = (turn: Answered): string => {
  if (!turn.drafts?.length) return '';
  const notes = turn.drafts.flatMap(({ index, subject, body, sent_at }) => {
    const part = turn.parts[index];
    if (part?.kind !== 'draft') return [];
    const name = asData(`${channelLabels[part.channel]} ${part.title}`).replaceAll(/\s+/g, ' ');
    const words = [subject && `Subject: ${asData(subject)}`, body && asData(body)].filter(Boolean);
    return [
      ...(words.length ? [`${name}, in the owner's own words now: ${words.join('\n')}`] : []),
      ...(sent_at ? [`${name}: sent by the owner on ${sent_at.slice(0, 10)}`] : []),
    ];
  });
  return notes.length ? `<draft_text>\n${notes.join('\n')}\n</draft_text>` : '';
};
