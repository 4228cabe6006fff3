import ClipboardPaste from '@lucide/icons/icons/clipboard-paste';
import { type FormEvent, useEffect, useRef } from 'react';
import type { Business } from '#shared/domain/business.ts';
import { isLocked } from '#shared/domain/entitlement.ts';
import type { ImportedRow } from '#shared/domain/incoming-messages/imported-row.ts';
import type { SafetyLanguage } from '#shared/domain/safety/cards/card-words.ts';
import { useAccount } from '#web/account.ts';
import { LimitNote } from '#web/plan/limit-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { KitChoicesPart } from './kit-choices.tsx';
import { LockedKit } from './locked-kit.tsx';
import { TakenOut } from './taken-out.tsx';
import type { KitState } from './use-kit.ts';

type Props = {
  kit: KitState;
  row: ImportedRow | undefined;
  business: Business;
  /** The words of the safety cards: nothing is sent without them. */
  safety: { data: SafetyLanguage | undefined; error: Error | null; refetch: () => unknown };
  /** A card is to be shown as soon as its words are there. */
  isWaiting: boolean;
  onPasted: () => void;
  onSubmit: () => void;
  onClose: () => void;
};

/** The first step: what they wrote, what it is, how to sound, and what stays on this device. */
export const KitForm = ({ kit, row, business, safety, isWaiting, ...on }: Props) => {
  const account = useAccount();
  const form = useRef<HTMLFormElement>(null);
  const { problems, shown, isUsedUp } = kit;
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
            <LimitNote view={account} />
          </div>
        )}
        {!row && <MessageField kit={kit} onPasted={on.onPasted} />}
        <KitChoicesPart kit={kit} isRow={row !== undefined} />
        <TakenOut shown={shown} isRow={row !== undefined} />
        {safety.error && (
          <div className="wide">
            <ErrorPanel message={safety.error.message} onRetry={() => void safety.refetch()} />
          </div>
        )}
        {locked && <LockedKit helper={locked} />}
      </div>
      <footer>
        {!account.quota.unlimited && !isUsedUp && <span className="hint">Uses 1 question</span>}
        <Button variant="outline" onClick={on.onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={locked !== null || !safety.data}
          busy={isWaiting && 'One moment...'}
        >
          {isUsedUp ? 'Keep for later' : 'Write my answer'}
        </Button>
      </footer>
    </form>
  );
};

const MessageField = ({ kit, onPasted }: Pick<Props, 'kit' | 'onPasted'>) => {
  const paste = async () => {
    try {
      kit.setText(await navigator.clipboard.readText());
      onPasted();
    } catch {
      toast('This browser did not allow pasting. Press and hold in the field instead.');
    }
  };
  return (
    <div className="wide">
      <TextAreaField
        label="What did they write?"
        placeholder="Paste the message, the review or the email here"
        rows={6}
        value={kit.text}
        hasError={kit.problems.text !== undefined}
        errorMessage={kit.problems.text ?? ''}
        onChange={(event) => kit.setText(event.target.value)}
        onPaste={onPasted}
        data-autofocus
      />
      {typeof navigator.clipboard?.readText === 'function' && (
        <Button variant="quiet" className="kit-paste" onClick={() => void paste()}>
          <Icon icon={ClipboardPaste} />
          Paste
        </Button>
      )}
    </div>
  );
};
