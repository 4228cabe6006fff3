import { history } from '#shared/contract/history.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { changeDraft } from './change-draft.ts';
import { clear } from './clear-conversation.ts';
import { fillOpenPlaces } from './fill-open-places.ts';
import { get } from './get-conversation.ts';
import { photo } from './get-photo.ts';
import { list } from './list-conversations.ts';
import { markDraftUsed } from './mark-draft-used.ts';
import { pin } from './pin-conversation.ts';
import { rate } from './rate-answer.ts';
import { remove } from './remove-conversation.ts';
import { rename } from './rename-conversation.ts';
import { search } from './search-conversations.ts';
import { share } from './share-conversation.ts';
import { stop } from './stop-answer.ts';

export const handler = feature(
  history,
  {
    list,
    search,
    get,
    photo,
    rename,
    pin,
    share,
    clear,
    remove,
    rate,
    stop,
    changeDraft,
    takeDraft: markDraftUsed,
    fillPlaces: fillOpenPlaces,
  },
  { enterAccount },
);
