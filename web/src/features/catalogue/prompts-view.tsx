import './prompts.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { movedPrompts } from '#shared/catalogue/moved-prompts.ts';
import type { HelperContent } from '#shared/catalogue/schema.ts';
import type { Business } from '#shared/domain/account/business.ts';
import { moneyFormatOf } from '#shared/domain/account/money-format.ts';
import { filledPromptLines } from '#shared/domain/catalogue/filled-prompt-lines.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import type { FilledPrompt } from '#shared/domain/chat/turn-schemas.ts';
import { isUsedUp } from '#shared/domain/plan/quota/quota-view.ts';
import { useAccount } from '#web/core/account.ts';
import { keptForms } from '#web/core/auth/forms-kept-at-expiry.ts';
import { helperContentQuery } from '#web/core/helper-prompts-query.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { memoryQuery } from '#web/features/memory/memory-query.ts';
import { FormLimitNote } from '#web/features/plan/quota/form-limit-note.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import {
  type FillablePrompt,
  fillablePrompt,
  fillableStarterPrompt,
  promptFormKey,
} from './fillable-prompt.ts';
import { QuickStarts } from './quick-starts.tsx';
import { Subcategories } from './subcategories.tsx';
import { useStarterPrompts } from './use-starter-prompts.ts';

/** The helper's name and description. */
const HelperHeader = ({ helperId }: { helperId: HelperId }) => {
  const { name, field, description } = helpers[helperId];
  return (
    <div className="helper-header" data-helper={helperId}>
      <HelperAvatar helper={helperId} size="lg" />
      <div>
        <h1>{name}</h1>
        <p className="helper-field">{field}</p>
      </div>
      <p className="helper-description">{description}</p>
    </div>
  );
};

/** A filled prompt with its title and what was filled in, in the words of its form. */
type SentPrompt = { prompt: FilledPrompt; title: string; lines: readonly string[] };

type Props = {
  helperId: HelperId;
  business: Business;
  /** What comes before the prompts. */
  before?: ReactNode;
  /** Called with a filled prompt; `subcategory` names the card it came from. */
  onSend: (sent: SentPrompt, subcategory: string | null) => void;
  /** Called instead of `onSend` when the quota is used up, so that the filled prompt is kept. */
  onLimit: (sent: SentPrompt) => void;
  /** Shown after the prompts. */
  children?: ReactNode;
};

// Not needed to draw the page: it comes right after it, before anybody can have picked a prompt.
const loadDialog = async () => ({
  default: (await import('./prompt-dialog-with-numbers.tsx')).PromptDialogWithNumbers,
});
const PromptDialog = lazy(loadDialog);

/** The starter prompts of a helper, and the dialog of the chosen one. */
export const PromptsView = (props: Props) => <View key={props.helperId} {...props} />;

const View = (props: Props) => {
  const { helperId, business, before, children } = props;
  const { onSend, onLimit } = props;
  const [chosen, setChosen] = useState<FillablePrompt | null>(null);
  const account = useAccount();
  const isClosed = isUsedUp(account.quota, serverNow());
  const actions = useStarterPrompts(helperId, business.type);
  useAskedPrompt(helperId, actions, setChosen);
  const { memory, isSettled } = useMemoryEntries(business.id);
  // A failure is shown when the dialog is opened.
  useEffect(() => void loadDialog().catch(() => {}), []);
  const submit = (
    prompt: FilledPrompt,
    { title, additionalInputs, subcategory }: FillablePrompt,
  ) => {
    setChosen(null);
    const lines = filledPromptLines(additionalInputs, prompt, moneyFormatOf(business));
    if (isClosed) onLimit({ prompt, title, lines });
    else onSend({ prompt, title, lines }, subcategory);
  };
  return (
    <div className="prompts-view" data-helper={helperId}>
      <HelperHeader helperId={helperId} />
      {before}
      <QuickStarts helperId={helperId} actions={actions} onPick={setChosen} />
      <Subcategories
        helperId={helperId}
        cards={actions.cards}
        edits={actions.edits}
        onPick={setChosen}
      />
      {children}
      {chosen && isSettled && (
        <Suspense>
          <PromptDialog
            starter={chosen}
            helperId={helperId}
            context={{ business, memory }}
            limit={isClosed && <FormLimitNote view={account} />}
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

const choiceIn = (
  { quickStarts, subcategories }: HelperContent,
  wanted: string,
): FillablePrompt | undefined => {
  const quick = quickStarts.find(({ id }) => id === wanted);
  if (quick) return { ...quick, subcategory: null };
  for (const { name, prompts } of subcategories) {
    const prompt = prompts.find(({ id }) => id === wanted);
    if (prompt) return fillablePrompt(prompt, name);
  }
  return undefined;
};

/** The prompt whose form was open when the session expired, by its id, or null. */
const keptPrompt = (helperId: HelperId) => {
  const prefix = promptFormKey(helperId, '');
  return keptForms(prefix)[0]?.slice(prefix.length) ?? null;
};

/** Picks the prompt that the address asks for by its id, `?prompt=sales.follow-up.quote-gone-quiet`, or that waits since the session expired; once. */
const useAskedPrompt = (
  helperId: HelperId,
  { quickStarts, error }: ReturnType<typeof useStarterPrompts>,
  onPick: (prompt: FillablePrompt) => void,
) => {
  const [search, setSearch] = useSearchParams();
  const [kept, setKept] = useState(() => keptPrompt(helperId));
  const asked = search.get('prompt') ?? kept;
  const { data } = useQuery({ ...helperContentQuery(helperId), enabled: asked !== null });
  useEffect(() => {
    if (!asked || !data) return;
    const wanted = movedPrompts[asked] ?? asked;
    const shipped = choiceIn(data, wanted);
    // The server alone has the prompts of a trade.
    if (!shipped && !quickStarts && !error) return;
    const stored = quickStarts?.find(({ id }) => id === wanted);
    if (shipped) onPick(shipped);
    else if (stored) onPick(fillableStarterPrompt(stored));
    setKept(null);
    setSearch({}, { replace: true });
  }, [asked, data, quickStarts, error, onPick, setSearch]);
};
