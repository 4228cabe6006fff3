import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { companySizeLabels } from '#shared/domain/account/business-choices.ts';
import type { TradeName } from '#shared/domain/catalogue/trades/index.ts';
import {
  type TryoutSampleId,
  tryoutSampleBusiness,
  tryoutSampleIds,
} from '#shared/domain/chat/tryout-sample-businesses.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AdminPrompt, PromptPlace } from '../admin-queries.ts';
import type { PromptWords } from './prompt-fields.tsx';
import { TryOutFields } from './try-out-fields.tsx';
import { filledOf, problemsOf, type TryOutValues } from './try-out-form-values.ts';
import type { SampleResult, TryOutState } from './use-try-out.ts';

// Drawing an answer takes half of the page's script, and most edits are not tried.
const PreviewedAnswer = lazy(async () => ({
  default: (await import('./previewed-answer.tsx')).PreviewedAnswer,
}));

type Props = {
  place: PromptPlace;
  action: AdminPrompt;
  words: PromptWords;
  /** The words in the editor could be published. */
  isSound: boolean;
  tryOut: TryOutState;
};

/** Asks the provider with what stands in the editor, as the owners of three sample businesses would. */
export const TryOut = ({ place, action, words, isSound, tryOut }: Props) => {
  const title = useId();
  const [typed, setTyped] = useState<TryOutValues>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const asked = {
    ...action,
    additionalInputs: words.additional_inputs,
    outcome: words.defaultSpecificOutcome,
  };
  const businessOf = (sample: TryoutSampleId) => tryoutSampleBusiness(sample, place.business_type);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(asked, typed, businessOf('crew'));
    setProblems(found);
    if (!isSound || Object.keys(found).length > 0 || tryOut.isBusy) return;
    void tryOut.ask({
      place,
      id: action.id,
      words,
      filledFor: (sample) => filledOf(asked, typed, businessOf(sample)),
    });
  };
  return (
    <section aria-labelledby={title} className="try-out">
      <h3 id={title}>Test it</h3>
      <p className="hint">
        This runs the text in the editor, published or not, as three sample businesses. It doesn’t
        count as a question, and the answers aren’t saved.
      </p>
      <form noValidate onSubmit={submit}>
        <TryOutFields
          asked={asked}
          typed={typed}
          business={businessOf('crew')}
          problems={problems}
          onChange={setTyped}
        />
        {!isSound && <p className="hint">Fix the errors in the editor first.</p>}
        <Button type="submit" variant="outline" busy={tryOut.isBusy && 'Testing...'}>
          Test it
        </Button>
      </form>
      <div aria-live="polite">
        {tryoutSampleIds.map((sample) => {
          const result = tryOut.results[sample];
          return (
            result && (
              <Sample
                key={sample}
                name={nameOf(sample, place.business_type)}
                isOpen={sample === tryoutSampleIds[0]}
                {...result}
              />
            )
          );
        })}
      </div>
    </section>
  );
};

/** "Plumber, 2-10 people, Columbus, Ohio" */
const nameOf = (sample: TryoutSampleId, trade: TradeName) => {
  const { type, company_size, location } = tryoutSampleBusiness(sample, trade);
  return [type, company_size && companySizeLabels[company_size].toLowerCase(), location]
    .filter(Boolean)
    .join(', ');
};

/** What came of the prompt at one business, folded away but for the first. */
const Sample = ({
  name,
  isOpen,
  answer,
  problem,
}: SampleResult & { name: string; isOpen: boolean }) =>
  answer ? (
    <Disclosure words={`${name}: ${checksText(answer.checks)}`} open={isOpen}>
      <Suspense>
        <PreviewedAnswer answer={answer} />
      </Suspense>
    </Disclosure>
  ) : (
    <Notice tone="danger">
      {name}: {problem}
    </Notice>
  );

/** "All 12 checks passed" */
const checksText = (checks: readonly { pass: boolean | null }[]) => {
  const failed = checks.filter(({ pass }) => pass === false).length;
  const passed = checks.filter(({ pass }) => pass === true).length;
  return failed === 0
    ? `All ${passed} checks passed`
    : `${failed} of ${failed + passed} checks failed`;
};
