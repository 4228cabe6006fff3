import { brotliDecompressSync } from 'node:zlib';
import { Turn } from '#shared/domain/chat.ts';

const EarlierTurn = Turn.omit({ parts: true, drafts: true });
const empty = {
  helper_id: null,
  prompt: null,
  suggestedHelperId: null,
  facts: [],
  decisions: [],
  follow_up: null,
  feedback: null,
};

/** A turn's item as the release before answers had parts reads it: fields it does not know are left out. */
export const readByLastRelease = (item: Readonly<Record<string, unknown>>) => {
  const packed = JSON.parse(brotliDecompressSync(item.packed as Uint8Array).toString()) as object;
  const [, chat_id, id] = String(item.sk).split('#');
  return EarlierTurn.parse({ ...empty, chat_id, id, ...packed, ...item });
};
