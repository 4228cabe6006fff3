import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import type { DraftState } from '#shared/domain/chat/answer-parts/drafts/draft-state.ts';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import type { DangerId } from '#shared/domain/chat/safety/dangers.ts';
import type { DraftInSpanish } from '#shared/domain/chat/spanish/draft-in-spanish.ts';
import type { AnswerRating, FilledPrompt, Turn } from '#shared/domain/chat/turn-schemas.ts';
import type { CalculationResult } from '#shared/domain/numbers/calculations/calculation-schemas.ts';
import type { FiguresToAsk } from '#web/core/ask-helper/ask-finance-link.ts';

/** Why a question failed, as text for the owner. `canRetry` offers to ask again under the same id; with `isOfflineError` that happens once the connection is back. */
export type Failure = { message: string; canRetry: boolean; isOffline: boolean };

/** The answer whose question was taken to the helper it named. */
export type ForwardedFrom = { readonly chat_id: string; readonly message_id: string };

/**
 * A photo of a question, as `data:` addresses. `data` is what is sent and stays until the question is answered; without a
 * thumbnail the server may have one.
 */
export type LocalPhoto = { readonly data?: string; readonly thumbnail?: string };

/** One question and its outcome in this tab. Its id is the message id of every attempt to send it. */
export type LocalTurn = {
  readonly id: string;
  readonly text: string;
  readonly prompt: FilledPrompt | null;
  readonly title: string | null;
  /** What was filled into the prompt, in the words of its form. */
  readonly lines?: readonly string[] | undefined;
  /** A calculation that it is about. */
  readonly figures?: FiguresToAsk | undefined;
  readonly photo?: LocalPhoto | null | undefined;
  /** The id of the question this one replaces. */
  readonly replaces: string | null;
  /** Where the same question was asked before, so that it is not counted again. */
  readonly forwardedFrom?: ForwardedFrom | null;
  readonly at: string;
  /** stopped: the owner pressed Stop; `content` is what was seen, and the server keeps no more of it. */
  readonly state: 'waiting' | 'stopped' | 'answered' | 'failed';
  /** The whole answer as Markdown. */
  readonly content: string;
  /** Empty until there is an answer. */
  readonly parts: readonly Part[];
  /** What the owner made of its drafts. */
  readonly drafts?: readonly DraftState[] | undefined;
  /** Its drafts in Spanish. */
  readonly spanish?: readonly DraftInSpanish[] | undefined;
  /** What the owner put into the open places of its drafts, by key. */
  readonly places?: Readonly<Record<string, string>> | undefined;
  /** The places are known to this tab only so far. */
  readonly hasUnsavedPlaces?: boolean | undefined;
  /** The sums that were worked out for it so far. */
  readonly sums?: readonly CalculationResult[] | undefined;
  /** Amounts that are the helper's own estimates. */
  readonly estimates?: readonly string[] | undefined;
  /** The answer ended at its longest length; `continue` while its rest can be asked for. */
  readonly cut?: Turn['cut'];
  /** Asks for the rest of the answer it replaces, whose text is its first content. */
  readonly continues?: boolean;
  /** Dangers that its words name, and that its owner says are none. */
  readonly setAside?: readonly DangerId[] | undefined;
  readonly answeredAt: string | null;
  readonly suggestedHelperId: HelperId | null;
  /** It was not counted; what repeats it elsewhere is. */
  readonly uncounted?: true | undefined;
  readonly followUp: string | null;
  readonly feedback: AnswerRating | null;
  readonly failure: Failure | null;
  /** The answer proposed something to remember. */
  readonly learns?: true;
};

/** What becomes of the drafts of an answer. */
export type DraftChanges = Pick<LocalTurn, 'drafts' | 'spanish' | 'places' | 'hasUnsavedPlaces'>;

/** What the owner sends: a text, or a prompt with its inputs filled in. */
export type UnsentQuestion = Pick<LocalTurn, 'text'> &
  Partial<
    Pick<
      LocalTurn,
      'prompt' | 'title' | 'lines' | 'replaces' | 'forwardedFrom' | 'figures' | 'photo' | 'setAside'
    >
  >;

/** A question that has just been sent. */
export const newTurn = (id: string, draft: UnsentQuestion, at: Date): LocalTurn => ({
  id,
  text: draft.text,
  prompt: draft.prompt ?? null,
  title: draft.title ?? null,
  ...(draft.lines && { lines: draft.lines }),
  figures: draft.figures,
  photo: draft.photo,
  ...(draft.setAside && { setAside: draft.setAside }),
  replaces: draft.replaces ?? null,
  forwardedFrom: draft.forwardedFrom ?? null,
  at: at.toISOString(),
  state: 'waiting',
  content: '',
  parts: [],
  answeredAt: null,
  suggestedHelperId: null,
  followUp: null,
  feedback: null,
  failure: null,
});

/** A question as the server has stored it. */
export const answeredTurn = (turn: Turn): LocalTurn => ({
  id: turn.id,
  text: turn.prompt ? '' : turn.text,
  prompt: turn.prompt && asSent(turn.prompt),
  title: turn.prompt?.title ?? null,
  lines: turn.prompt?.lines,
  photo: turn.photo && {},
  replaces: null,
  at: turn.created_at,
  state: turn.stopped ? 'stopped' : 'answered',
  content: turn.content,
  parts: turn.parts,
  drafts: turn.drafts,
  spanish: turn.spanish,
  places: turn.places,
  sums: turn.sums,
  estimates: turn.estimates,
  ...(turn.cut && { cut: turn.cut }),
  answeredAt: turn.answered_at,
  suggestedHelperId: turn.suggestedHelperId,
  ...(turn.uncounted && { uncounted: true as const }),
  followUp: turn.follow_up,
  feedback: turn.feedback,
  failure: null,
  ...(turn.facts.length + turn.decisions.length > 0 && { learns: true as const }),
});

const asSent = ({ title: _, lines: __, ...prompt }: NonNullable<Turn['prompt']>): FilledPrompt =>
  prompt;

/** The draft of a turn, to send it again. */
export const toUnsentQuestion = ({
  text,
  prompt,
  title,
  lines,
  replaces,
  forwardedFrom,
  figures,
  photo,
  setAside,
}: LocalTurn): UnsentQuestion => ({
  text,
  prompt,
  title,
  ...(lines && { lines }),
  replaces,
  ...(forwardedFrom && { forwardedFrom }),
  figures,
  photo,
  setAside,
});

/** The list with one turn changed. */
export const withChange = (list: readonly LocalTurn[], id: string, change: Partial<LocalTurn>) =>
  list.map((turn) => (turn.id === id ? { ...turn, ...change } : turn));
