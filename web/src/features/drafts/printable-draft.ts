import {
  fillPlaces,
  type PlaceValues,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { Draft } from './draft.ts';
import { outgoingDraft } from './outgoing-draft.ts';

/** A sheet to print: Markdown for a document, plain words for everything else. */
export type PrintableDraft = {
  readonly title: string;
  readonly text: string;
  readonly isMarkdown: boolean;
};

/** A draft as it is printed. */
export const printableDraftOf = (draft: Draft, values: PlaceValues = {}): PrintableDraft => {
  const isMarkdown = draft.channel === 'document';
  const text = isMarkdown
    ? fillPlaces(draft.body, draft.channel, values)
    : outgoingDraft(draft, values).text;
  return { title: draft.title, text, isMarkdown };
};

/** The page that shows a sheet: it goes along as the state of the address, so that it stays on this device. */
export const printPageLink = (paper: PrintableDraft) => ({
  to: '/dashboard/print',
  state: { paper },
});

/** The sheet in the state of an address, if it is one of `printPageLink`. */
export const printableDraftInState = (state: unknown): PrintableDraft | undefined =>
  typeof state === 'object' && state !== null && 'paper' in state
    ? (state.paper as PrintableDraft)
    : undefined;
