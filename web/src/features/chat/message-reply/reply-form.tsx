import ArrowRight from '@lucide/icons/icons/arrow-right';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { SafetyLanguage } from '#shared/domain/chat/safety/cards/safety-language-type.ts';
import { isLocked } from '#shared/domain/plan/entitlement.ts';
import { useAccount } from '#web/core/account.ts';
import { LockedHelperDialog } from '#web/features/plan/locked-helper-dialog.tsx';
import { FormLimitNote } from '#web/features/plan/quota/form-limit-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ErrorPanel } from '#web/ui/error-and-empty-panels.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MessageField } from './message-field.tsx';
import type { ReadSource } from './read-reply-source.ts';
import { ReplyChoicesPart } from './reply-choices.tsx';
import type { ReplySource } from './reply-source.ts';
import { ReviewField } from './review-field.tsx';
import type { ReplyDialogState } from './use-reply-dialog.ts';

/** What stays on this device and what stands for it, with the text as the helper reads it. */
const MaskedDetailsList = ({ shown, isRow }: { shown: ReadSource; isRow: boolean }) => {
  const { details, message } = shown;
  if (!message.trim()) return null;
  return (
    <div className="wide taken-out">
      {details.length > 0 && (
        <>
          <p>
            <b>We hide these details before anything is sent</b>
          </p>
          <p className="hint">They’re put back in your reply automatically.</p>
          <ul>
            {details.map(({ placeholder, value }) => (
              <li key={placeholder}>
                <span>{value}</span>
                <Icon icon={ArrowRight} />
                <span className="sr-only">is sent as</span>
                <code>{placeholder}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <Disclosure words="See what the helper sees" open={isRow}>
        <p className="kit-quote">{message}</p>
      </Disclosure>
    </div>
  );
};

/** Says that the helper of this kind is not open, with every way to it. */
const LockedReply = ({ helper }: { helper: HelperId }) => {
  const [isOpening, setIsOpening] = useState(false);
  const { name } = helpers[helper];
  return (
    <div className="wide">
      <Notice>
        <p>{name} writes this reply, and it isn’t one of your helpers yet.</p>
        <Button variant="outline" onClick={() => setIsOpening(true)}>
          Unlock {name}
        </Button>
      </Notice>
      {isOpening && <LockedHelperDialog helper={helper} onClose={() => setIsOpening(false)} />}
    </div>
  );
};

type Props = {
  reply: ReplyDialogState;
  source: ReplySource;
  /** The words of the safety cards: nothing is sent without them. */
  safety: { data: SafetyLanguage | undefined; error: Error | null; refetch: () => unknown };
  /** A card is to be shown as soon as its words are there. */
  isWaiting: boolean;
  onPasted: () => void;
  onSubmit: () => void;
  onClose: () => void;
};

/** The first step: what they wrote, what it is, how to sound, and what stays on this device. */
export const ReplyForm = ({ reply, source, safety, isWaiting, ...on }: Props) => {
  const { row, review, business } = source;
  const account = useAccount();
  const form = useRef<HTMLFormElement>(null);
  const { problems, shown, isUsedUp } = reply;
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  const helper = shown.kit?.helper;
  const locked =
    helper && isLocked(helper, account.entitlement, business.selected_helpers) ? helper : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!locked) on.onSubmit();
  };
  return (
    <form ref={form} className="kit" onSubmit={submit} noValidate>
      <div className="fields">
        {isUsedUp && (
          <div className="wide">
            <FormLimitNote view={account} />
          </div>
        )}
        {review && <ReviewField reply={reply} review={review} />}
        {!row && !review && (
          <MessageField
            reply={reply}
            businessId={business.id}
            onPasted={on.onPasted}
            onClose={on.onClose}
          />
        )}
        <ReplyChoicesPart reply={reply} isRow={row !== undefined} asksKind={!row && !review} />
        <MaskedDetailsList shown={shown} isRow={row !== undefined} />
        {safety.error && (
          <div className="wide">
            <ErrorPanel message={safety.error.message} onRetry={() => void safety.refetch()} />
          </div>
        )}
        {locked && <LockedReply helper={locked} />}
      </div>
      <footer>
        {!account.quota.unlimited && !isUsedUp && <span className="hint">Uses 1 question</span>}
        <Button variant="outline" onClick={on.onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={locked !== null || !safety.data}
          busy={isWaiting && 'Loading...'}
        >
          {isUsedUp ? 'Save for later' : 'Write my reply'}
        </Button>
      </footer>
    </form>
  );
};
