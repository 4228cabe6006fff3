import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { fallbackTrade } from '#shared/domain/account/choices.ts';
import { type TradeName, tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { sampleDetails, sampleName } from '#shared/domain/chat/sample-business.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/panels.tsx';
import type { AdminPrompt, PromptPlace } from '../queries.ts';
import type { PromptWords } from './prompt-fields.tsx';
import { TryFields } from './try-fields.tsx';
import { filledOf, problemsOf, type TryValues } from './try-values.ts';
import { useTryOut } from './use-try-out.ts';

// Drawing an answer takes half of the page's script, and most edits are not tried.
const PreviewedAnswer = lazy(async () => ({
  default: (await import('./preview-answer.tsx')).PreviewedAnswer,
}));

type Props = {
  place: PromptPlace;
  action: AdminPrompt;
  words: PromptWords;
  /** The words in the editor could be saved. */
  isSound: boolean;
};

/** Asks the provider with what stands in the editor, as an owner of a sample business would. */
export const TryOut = ({ place, action, words, isSound }: Props) => {
  const title = useId();
  const [trade, setTrade] = useState<TradeName>(place.business_type);
  const [typed, setTyped] = useState<TryValues>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const tryOut = useTryOut();
  const asked = {
    ...action,
    additionalInputs: words.additional_inputs,
    outcome: words.defaultSpecificOutcome,
  };
  const business = sampleDetails(trade);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(asked, typed, business);
    setProblems(found);
    if (!isSound || Object.keys(found).length > 0 || tryOut.isBusy) return;
    void tryOut.ask({
      place,
      id: action.id,
      words,
      trade,
      filled: filledOf(asked, typed, business),
    });
  };
  return (
    <section aria-labelledby={title} className="try-out">
      <h3 id={title}>Test it</h3>
      <p className="hint">
        This runs the text in the editor, saved or not, as {sampleName(trade)} in{' '}
        {business.location}. It doesn’t count as a question, and the answer isn’t saved.
      </p>
      <form noValidate onSubmit={submit}>
        {place.business_type === fallbackTrade && (
          <SelectField
            label="Business type"
            value={trade}
            onChange={({ target }) => setTrade(target.value as TradeName)}
          >
            {tradeNames.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </SelectField>
        )}
        <TryFields
          asked={asked}
          typed={typed}
          business={business}
          problems={problems}
          onChange={setTyped}
        />
        {!isSound && <p className="hint">Fix the errors in the editor first.</p>}
        <Button type="submit" variant="outline" busy={tryOut.isBusy && 'Testing...'}>
          Test it
        </Button>
      </form>
      {tryOut.problem && <Notice tone="danger">{tryOut.problem}</Notice>}
      <div aria-live="polite">
        {tryOut.answer && (
          <Suspense>
            <PreviewedAnswer answer={tryOut.answer} />
          </Suspense>
        )}
      </div>
    </section>
  );
};
