import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { moneyFormatOf } from '#shared/domain/account/money-format.ts';
import { resolveExample } from '#shared/domain/catalogue/examples-by-trade-and-country.ts';
import { filledPromptLines } from '#shared/domain/catalogue/filled-prompt-lines.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import type { MaskedDetail } from '#shared/domain/chat/masking/masked-details.ts';
import type { IncomingKind } from '#shared/domain/chat/message-replies/incoming-kinds.ts';
import type { DangerId } from '#shared/domain/chat/safety/dangers.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import type { WritingStyle } from '#shared/domain/numbers/parse-number.ts';
import { useAccount } from '#web/core/account.ts';
import { numberFieldText } from '#web/features/numbers/fields/number-field-values.ts';
import { conversationAt } from '../conversation/open-conversations.ts';
import { detailsOf, keepDetails } from '../masked-details-on-device.ts';
import { useQuota } from '../question/use-quota.ts';
import {
  longestText,
  type ReadSource,
  readReview,
  readRow,
  readText,
} from './read-reply-source.ts';
import { type ReplyConversationPlace, replyConversationPlace } from './reply-conversation-place.ts';
import { type ReplyProblems, replyPrompt } from './reply-prompt.ts';
import type { ReplySource } from './reply-source.ts';

/** The number as it stands in the field: what was typed, else what the source says. */
const numberOf = ({ kit, number }: ReadSource, { typed }: ReplyChoices, style: WritingStyle) =>
  typed[kit?.number ?? ''] ?? (number && numberFieldText(number, style));

/** The prompt as it would be sent, or what has to be changed first. */
const fill = (source: ReadSource, choices: ReplyChoices, style: WritingStyle, isRow: boolean) => {
  const { text, tone, dismissed } = choices;
  const isLong = text.length > longestText;
  const kept = source.dangers.map(({ id }) => id).filter((id) => !dismissed.includes(id));
  return replyPrompt(
    source.kit,
    {
      // Of a longer text only the beginning was looked through.
      message: isLong ? text : source.message,
      tone,
      number: numberOf(source, choices, style),
      ...(!isRow && { safety: kept }),
    },
    style,
  );
};

/** The state of the dialog that answers a message, and what sends it. */
export const useReplyDialog = ({ business, row, words = '', review }: ReplySource) => {
  const { saves_history: savesHistory } = useAccount().entitlement;
  const { isUsedUp } = useQuota();
  const [choices, setters] = useReplyChoices(words, row?.tone);
  const [fresh] = useState(() => crypto.randomUUID() as string);
  const [sent, setSent] = useState<ReplyConversationPlace | null>(null);
  const isSent = useRef(false);
  const style = localeAndCurrencyOf(business);
  const { text, kind, dismissed, seen } = choices;
  const settled = useDeferredValue(text);
  const read = useCallback(
    (from: string, earlier?: readonly MaskedDetail[]) => {
      if (row) return readRow(row);
      if (review) return readReview(review, from, business, earlier);
      return readText(from, kind, business, earlier);
    },
    [row, review, kind, business],
  );
  const shown = useMemo(() => read(settled), [read, settled]);
  const now = () => read(text);
  return {
    ...choices,
    ...setters,
    ...{ shown, style, sent, isUsedUp },
    /** The example in a blank, as an owner of this trade in this country reads it. */
    exampleIn: ({ placeholder = '' }: PromptInput) =>
      resolveExample(placeholder, business.type, business.country),
    number: numberOf(shown, choices, style),
    /** The dangers of the text that the owner has not settled yet. */
    openDangers: () =>
      now().dangers.filter(({ id }) => !dismissed.includes(id) && !seen.includes(id)),
    /** Whether it can be sent as it is; what has to be changed is shown. */
    check: () => {
      const result = fill(now(), choices, style, row !== undefined);
      setters.setProblems('problems' in result ? result.problems : {});
      return 'filled' in result;
    },
    /** Sends once, however often it is called; contacts stay here. */
    send: (setDismissed = dismissed) => {
      const { kit } = now();
      if (!kit || isSent.current) return;
      const place = replyConversationPlace(business.id, kit.helper, { savesHistory, fresh });
      const earlier = detailsOf(place.conversationId);
      const source = read(text, earlier);
      const result = fill(
        source,
        { ...choices, dismissed: setDismissed },
        style,
        row !== undefined,
      );
      if (!('filled' in result)) return;
      isSent.current = true;
      keepDetails(place.conversationId, [...new Set([...earlier, ...source.details])]);
      const conversation = conversationAt(place);
      const lines = filledPromptLines(kit.inputs, result.filled, moneyFormatOf(business));
      const draft = { text: '', prompt: result.filled, title: kit.title, lines };
      if (isUsedUp) conversation.keepPending(draft);
      else conversation.ask(draft);
      setSent(place);
    },
  };
};
export type ReplyDialogState = ReturnType<typeof useReplyDialog>;

/** What the owner has put into the dialog so far. */
type ReplyChoices = {
  readonly text: string;
  /** Null while the guess stands. */
  readonly kind: IncomingKind | null;
  readonly tone: string;
  /** Numbers that were typed, by the id of their input. */
  readonly typed: Readonly<Partial<Record<string, string>>>;
  /** Dangers that are none. */
  readonly dismissed: readonly DangerId[];
  /** Dangers whose card was read. */
  readonly seen: readonly DangerId[];
  readonly problems: ReplyProblems;
};

/** The choices of the dialog, and what changes them. */
const useReplyChoices = (words: string, tone = 'warm') => {
  const [choices, setChoices] = useState<ReplyChoices>(() => ({
    ...{ text: words, kind: null, tone },
    ...{ typed: {}, dismissed: [], seen: [], problems: {} },
  }));
  const setters = useMemo(() => {
    const set = (change: Partial<ReplyChoices>) =>
      setChoices((before) => ({ ...before, ...change }));
    return {
      setText: (text: string) => set({ text }),
      setKind: (kind: IncomingKind) => set({ kind }),
      setTone: (tone: string) => set({ tone }),
      setTyped: (typed: ReplyChoices['typed']) => set({ typed }),
      setDismissed: (dismissed: readonly DangerId[]) => set({ dismissed }),
      setSeen: (seen: readonly DangerId[]) => set({ seen }),
      setProblems: (problems: ReplyProblems) => set({ problems }),
    };
  }, []);
  return [choices, setters] as const;
};
