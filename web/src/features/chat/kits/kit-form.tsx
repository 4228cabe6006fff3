import { type FormEvent, useEffect, useRef } from 'react';
import type { Business } from '#shared/domain/business.ts';
import { isLocked } from '#shared/domain/entitlement.ts';
import type { ImportedRow } from '#shared/domain/incoming-messages/imported-row.ts';
import type { SafetyLanguage } from '#shared/domain/safety/cards/card-words.ts';
import { useAccount } from '#web/account.ts';
import { LimitNote } from '#web/plan/limit-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { KitChoicesPart } from './kit-choices.tsx';
import { LockedKit } from './locked-kit.tsx';
import { MessageField } from './message-field.tsx';
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
        {!row && (
          <MessageField
            kit={kit}
            businessId={business.id}
            onPasted={on.onPasted}
            onClose={on.onClose}
          />
        )}
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
