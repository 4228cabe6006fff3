import Send from '@lucide/icons/icons/send';
import { type ReactNode, useRef } from 'react';
import { companySizeLabels } from '#shared/domain/account/choices.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { validateFilled } from '#shared/domain/catalogue/prompt-inputs.ts';
import type { FilledPrompt } from '#shared/domain/chat/chat.ts';
import type {
  PartialBusiness,
  RememberedText,
} from '#shared/domain/chat/prompt/placeholder-values.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { filledPrompt, inRows, type PrefillContext, plainInputs } from './filled-prompt.ts';
import { InputField, Optional } from './input-field.tsx';
import { NumberQuestions } from './number-questions.tsx';
import type { PromptChoice } from './prompt-choice.ts';
import { type PromptNumbers, usePromptNumbers } from './use-prompt-numbers.ts';

/** A short list of what is sent with a prompt besides its inputs; paused memory entries are not sent. */
const sentAlong = (business: PartialBusiness, memory: readonly RememberedText[]): string[] => {
  const { name, type, location, company_size: size } = business;
  const remembered = memory.filter(({ paused }) => !paused).length;
  return [
    [name, type && type !== 'Other' && `(${type})`].filter(Boolean).join(' '),
    location ?? '',
    size ? companySizeLabels[size].replace('-', ' to ') : '',
    remembered ? `${remembered} ${remembered === 1 ? 'fact' : 'facts'} from earlier chats` : '',
  ].filter(Boolean);
};

const notKept = 'Couldn’t save your numbers. Add them in Your money.';

type Props = {
  starter: PromptChoice;
  helperId: HelperId;
  context: PrefillContext;
  /** Says that nothing can be sent now; what is filled in is kept instead. */
  limit?: ReactNode;
  onSubmit: (filled: FilledPrompt) => void;
  onClose: () => void;
};

/**
 * The form of a starter prompt. It is prefilled from the business and its memory, keeps everything typed until it is
 * closed, and calls `onSubmit` once, however often Send is pressed.
 */
export const CustomizeDialog = (props: Props) => {
  const { starter, helperId, context, limit, onSubmit, onClose } = props;
  const { name } = helpers[helperId];
  const isSent = useRef(false);
  const numbers = usePromptNumbers(starter, context);
  const { form, field, errors, failure } = useForm({
    validate: (values) => ({
      ...validateFilled(plainInputs(starter), filledPrompt(starter, values)),
      ...numbers.problems(),
    }),
    submit: (values) => {
      if (isSent.current) return;
      isSent.current = true;
      if (values.text('keep_numbers')) void numbers.keep().catch(() => toast(notKept));
      onSubmit(filledPrompt(starter, values, numbers.sent()));
    },
  });
  const also = sentAlong(context.business, context.memory);
  return (
    <Dialog
      title={starter.title}
      hint={`${name} uses your answers to write a first draft.`}
      mark={<HelperAvatar helper={helperId} />}
      onClose={onClose}
    >
      <form className="customize-form" {...form}>
        <div className="fields">
          {limit && <div className="wide">{limit}</div>}
          <PromptFields
            starter={starter}
            context={context}
            field={field}
            numbers={numbers}
            errors={errors}
          />
          {failure && (
            <div className="wide">
              <Notice tone="danger">{failure}</Notice>
            </div>
          )}
          {also.length > 0 && (
            <p className="wide hint">Your helper will also use: {also.join(' · ')}.</p>
          )}
        </div>
        <footer>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">
            {!limit && <Icon icon={Send} />}
            {limit ? 'Save for later' : `Send to ${name}`}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};

const PromptFields = ({
  starter,
  context,
  field,
  numbers,
  errors,
}: Pick<Props, 'starter' | 'context'> &
  Pick<ReturnType<typeof useForm>, 'field' | 'errors'> & { numbers: PromptNumbers }) => (
  <>
    <div className="wide">
      <TextAreaField
        {...field('specificOutcome')}
        label="Specific outcome"
        defaultValue={starter.defaultSpecificOutcome}
        aria-required
        maxLength={300}
        rows={2}
        data-autofocus
      />
    </div>
    {inRows(plainInputs(starter)).map((row) => (
      <div key={row[0]?.id} className={row.length > 1 ? 'wide field-pair' : 'wide'}>
        {row.map((input) => (
          <InputField
            key={input.id}
            promptId={starter.id}
            input={input}
            context={context}
            field={field}
          />
        ))}
      </div>
    ))}
    <NumberQuestions numbers={numbers} errors={errors} />
    <div className="wide">
      <TextAreaField
        {...field('constraints')}
        label={<Optional label="Constraints" />}
        placeholder="Example: no discounts, no weekend work"
        maxLength={1000}
        rows={2}
      />
    </div>
  </>
);
