import { dialogFields } from '#shared/domain/catalogue/prompt-dialog-fields.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import type { AskedNumber } from '#shared/domain/numbers/starter-prompt-numbers.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextAreaField } from '#web/ui/public-fields.tsx';
import type { useForm } from '#web/ui/use-form.ts';
import type { FillablePrompt } from './fillable-prompt.ts';
import { KeepNumbers, NumberQuestion } from './number-questions.tsx';
import { OptionalLabel, PromptInputField } from './prompt-input-field.tsx';
import { inRows } from './prompt-input-rows.ts';
import { firstValue, type PrefillContext } from './prompt-prefill.ts';
import type { PromptNumbers } from './use-prompt-numbers.ts';

type Props = Pick<ReturnType<typeof useForm>, 'field' | 'errors'> & {
  starter: FillablePrompt;
  context: PrefillContext;
  numbers: PromptNumbers;
};

/** The fields of a prompt: at most three in sight, the others apart, for the fold under them. */
export const promptFormFields = ({
  starter,
  context,
  numbers,
}: Omit<Props, 'field' | 'errors'>) => {
  const first = (input: PromptInput) => firstValue(starter.id, input, context);
  const { shown, folded } = dialogFields(starter, first, numbers.owner.inputs);
  // What a typed number makes necessary is asked in the fold, so that no field moves while the owner types.
  const planned = new Set([...shown.numbers, ...folded.numbers].map(({ id }) => id));
  const later = numbers.asked.filter(({ id }) => !planned.has(id));
  return { shown, folded: { ...folded, numbers: [...folded.numbers, ...later] } };
};
type Fields = ReturnType<typeof promptFormFields>['shown'];

const FieldRows = ({
  fields,
  takesFocus = false,
  ...props
}: Props & { fields: Fields; takesFocus?: boolean }) => {
  const { starter, context, numbers, errors } = props;
  const [firstInput] = fields.inputs;
  return (
    <>
      {inRows(fields.inputs).map((row) => (
        <div key={row[0]?.id} className={row.length > 1 ? 'wide field-pair' : 'wide'}>
          {row.map((input) => (
            <PromptInputField
              key={input.id}
              promptId={starter.id}
              input={input}
              context={context}
              field={props.field}
              takesFocus={takesFocus && input === firstInput}
            />
          ))}
        </div>
      ))}
      {fields.numbers.map((one: AskedNumber, at) => (
        <div key={one.id} className="wide">
          <NumberQuestion
            one={one}
            asking={numbers}
            problem={errors[one.id]}
            trade={context.business.type ?? ''}
            country={context.business.country}
            {...(takesFocus && !firstInput && at === 0 && { 'data-autofocus': true })}
          />
        </div>
      ))}
    </>
  );
};

/** What is asked in sight: at most three fields, the first with the focus. */
export const ShownFields = (props: Props) => (
  <>
    <FieldRows {...props} fields={promptFormFields(props).shown} takesFocus />
    <KeepNumbers numbers={props.numbers} />
  </>
);

/** Everything else, folded: what it should bring, its limits, its tone and more numbers. Nothing of it has to be filled in. */
export const FoldedFields = (props: Props) => {
  const { starter, context, numbers, field } = props;
  const { folded } = promptFormFields(props);
  const known =
    1 +
    folded.inputs.filter((input) => firstValue(starter.id, input, context)).length +
    folded.numbers.filter(({ id }) => numbers.owner.inputs[id] !== undefined).length;
  return (
    <div className="wide sharper">
      <Disclosure words="Sharper with your details" about={`${known} filled in`}>
        <div className="sharper-fields">
          <div className="wide">
            <TextAreaField
              {...field('specificOutcome')}
              label="Specific outcome"
              defaultValue={starter.defaultSpecificOutcome}
              aria-required
              maxLength={300}
              rows={2}
            />
          </div>
          <FieldRows {...props} fields={folded} />
          <div className="wide">
            <TextAreaField
              {...field('constraints')}
              label={<OptionalLabel label="Constraints" />}
              placeholder="Example: no discounts, no weekend work"
              maxLength={1000}
              rows={2}
            />
          </div>
        </div>
      </Disclosure>
    </div>
  );
};
