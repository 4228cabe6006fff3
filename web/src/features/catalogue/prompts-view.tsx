import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Business } from '#shared/domain/business.ts';
import type { FilledPrompt } from '#shared/domain/chat.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { isUsedUp } from '#shared/domain/quota-view.ts';
import { useAccount } from '#web/account.ts';
import { memoryQuery } from '#web/memory.ts';
import { LimitNote } from '#web/plan/limit-note.tsx';
import { serverNow } from '#web/server-clock.ts';
import { HelperHeader } from './helper-header.tsx';
import { QuickStarts } from './quick-starts.tsx';
import { Subcategories } from './subcategories.tsx';
import './prompts.css';
import type { PromptChoice } from './prompt-choice.ts';
import { useAskedPrompt } from './use-asked-prompt.ts';
import { useStarterPrompts } from './use-starter-prompts.ts';

type Props = {
  helperId: HelperId;
  business: Business;
  /** Whether a saved conversation exists that can be continued. */
  hasConversation: boolean;
  /** A question of this conversation is still being answered, so the next one has to wait. */
  isBusy?: boolean;
  onContinue: () => void;
  /** Called with a filled prompt; `subcategory` names the card it came from. */
  onSend: (filled: FilledPrompt, title: string, subcategory: string | null) => void;
  /** Called instead of `onSend` when the quota is used up, so that the filled prompt is kept. */
  onLimit: (filled: FilledPrompt, title: string) => void;
};

// Not needed to draw the page: it comes right after it, before anybody can have picked a prompt.
const loadDialog = async () => ({ default: (await import('./prompt-dialog.tsx')).PromptDialog });
const PromptDialog = lazy(loadDialog);

const WrotePlate = lazy(async () => ({
  default: (await import('../kits/wrote-plate.tsx')).WrotePlate,
}));

/** The starter prompts of a helper, and the dialog of the chosen one. */
export const PromptsView = (props: Props) => <View key={props.helperId} {...props} />;

const View = (props: Props) => {
  const { helperId, business, hasConversation, isBusy = false } = props;
  const { onContinue, onSend, onLimit } = props;
  const [chosen, setChosen] = useState<PromptChoice | null>(null);
  useAskedPrompt(helperId, setChosen);
  const account = useAccount();
  const isClosed = isUsedUp(account.quota, serverNow());
  const actions = useStarterPrompts(helperId, business.type);
  const { memory, isSettled } = useMemoryEntries(business.id);
  // A failure is shown when the dialog is opened.
  useEffect(() => void loadDialog().catch(() => {}), []);
  const submit = (filled: FilledPrompt, { title, subcategory }: PromptChoice) => {
    setChosen(null);
    if (isClosed) onLimit(filled, title);
    else onSend(filled, title, subcategory);
  };
  return (
    <div className="prompts-view" data-helper={helperId}>
      <HelperHeader helperId={helperId} onContinue={hasConversation ? onContinue : undefined} />
      <Suspense fallback={<div className="wrote-plate" />}>
        <WrotePlate business={business} />
      </Suspense>
      <QuickStarts actions={actions} onPick={setChosen} />
      <Subcategories
        helperId={helperId}
        cards={actions.cards}
        edits={actions.edits}
        onPick={setChosen}
      />
      {chosen && isSettled && (
        <Suspense>
          <PromptDialog
            starter={chosen}
            helperId={helperId}
            context={{ business, memory }}
            isBusy={isBusy}
            limit={isClosed && <LimitNote view={account} />}
            onSubmit={(filled) => submit(filled, chosen)}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </div>
  );
};

/** The business's memory, to prefill inputs; the dialog reads the numbers. A prompt can be filled in without them. */
const useMemoryEntries = (businessId: string) => {
  const { entitlement } = useAccount();
  const { data, isLoading } = useQuery({
    ...memoryQuery(businessId),
    enabled: entitlement.saves_history,
    retry: false,
  });
  return { memory: data?.items ?? [], isSettled: !isLoading };
};
