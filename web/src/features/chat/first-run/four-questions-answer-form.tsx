import { type FormEvent, useEffect, useRef } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import {
  businessChallenges,
  companySizeLabels,
  companySizes,
} from '#shared/domain/account/business-choices.ts';
import { tradeOf } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { tradeNouns } from '#shared/domain/catalogue/trades/index.ts';
import {
  type FirstRunQuestion,
  firstRunQuestionTexts,
} from '#shared/domain/chat/first-run-questions.ts';
import { numberProblemText } from '#shared/domain/numbers/check-number.ts';
import { localeAndCurrencyOf } from '#shared/domain/numbers/locale-and-currency.ts';
import { createFormat } from '#shared/domain/numbers/number-format-and-local-words.ts';
import { parseAndCheckNumber } from '#shared/domain/numbers/parse-number.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField, TextField } from '#web/ui/public-fields.tsx';
import { useForm } from '#web/ui/use-form.ts';

type Props = {
  question: FirstRunQuestion;
  business: Business;
  /** Its button is the one filled button of the page. */
  isMain: boolean;
  /** What is known already. */
  value: string;
  /** The owner has just answered another question of this card. */
  takesFocus: boolean;
  /** Called with what is typed, as far as it can be used. */
  onDraft: (value: string) => void;
  onAnswer: (value: string) => Promise<void>;
  onSkip: () => void;
  /** Takes the whole card off the page. */
  onPutAway: () => void;
};

/** What was typed as it is kept, or what to type instead. */
const readTyped = (question: FirstRunQuestion, text: string, business: Business) => {
  if (question !== 'price') return { value: text };
  const style = localeAndCurrencyOf(business);
  const read = parseAndCheckNumber('average_job_value', text, style);
  if ('value' in read) return read;
  return { problem: numberProblemText('average_job_value', read.problem, createFormat(style)) };
};

const problemOf = (question: FirstRunQuestion, text: string, business: Business) => {
  if (!text) return 'Enter an answer, or skip it';
  const read = readTyped(question, text, business);
  return 'problem' in read ? read.problem : undefined;
};

/** The form of one question. */
export const FourQuestionsAnswerForm = ({
  question,
  business,
  isMain,
  value,
  takesFocus,
  onDraft,
  onAnswer,
  onSkip,
  onPutAway,
}: Props) => {
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = frame.current?.querySelector<HTMLElement>('[name=answer]');
    if (takesFocus) input?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { form, field, busy, failure } = useForm({
    validate: (values) => {
      const problem = problemOf(question, values.text('answer'), business);
      return problem ? { answer: problem } : {};
    },
    submit: async (values) => {
      const read = readTyped(question, values.text('answer'), business);
      if ('value' in read) await onAnswer(read.value);
    },
  });
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const read = readTyped(question, (target as HTMLInputElement).value, business);
    onDraft('value' in read ? read.value : '');
  };
  return (
    <form className="first-run-form" {...form} ref={frame} onInput={onInput}>
      <Field question={question} business={business} value={value} field={field('answer')} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <p className="row">
        <Button type="submit" variant={isMain ? 'primary' : 'outline'} busy={busy && 'Saving...'}>
          Done
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onSkip}>
          {value ? 'Cancel' : 'Skip'}
        </Button>
        <Button variant="quiet" className="first-run-away" disabled={busy} onClick={onPutAway}>
          Hide
        </Button>
      </p>
    </form>
  );
};

const Field = ({
  question,
  business,
  value,
  field,
}: Pick<Props, 'question' | 'business' | 'value'> & {
  field: ReturnType<ReturnType<typeof useForm>['field']>;
}) => {
  const common = { ...field, defaultValue: value };
  if (question === 'town')
    return (
      <TextField
        {...common}
        label={firstRunQuestionTexts.town}
        descriptiveText="Just the town is fine."
        placeholder="Example: Columbus, Ohio"
        maxLength={120}
        autoComplete="address-level2"
      />
    );
  if (question === 'price') {
    const { currency, type } = business;
    return (
      <TextField
        {...common}
        label={`How much do you charge for a typical job?${currency ? ` (${currency})` : ''}`}
        descriptiveText={`For example, one typical ${tradeNouns[tradeOf(type)].job}. A rough number is fine.`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
    );
  }
  const [label, options] =
    question === 'team'
      ? [firstRunQuestionTexts.team, companySizes.map((size) => [size, companySizeLabels[size]])]
      : [firstRunQuestionTexts.challenge, businessChallenges.map((one) => [one, one])];
  return (
    <SelectField {...common} label={label as string}>
      <option value="">Choose one</option>
      {(options as string[][]).map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </SelectField>
  );
};
