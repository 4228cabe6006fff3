import './prompt-form.css';
import Send from '@lucide/icons/icons/send';
import { type ReactNode, useRef } from 'react';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { validateFilled } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import type { FilledPrompt } from '#shared/domain/chat/turn-schemas.ts';
import { useFormKeptAtExpiry } from '#web/core/auth/forms-kept-at-expiry.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { type FillablePrompt, promptFormKey } from './fillable-prompt.ts';
import { filledPrompt, plainInputs } from './filled-prompt.ts';
import { KnownDetailsLine } from './known-details-line.tsx';
import { FoldedFields, ShownFields } from './prompt-form-fields.tsx';
import type { PrefillContext } from './prompt-prefill.ts';
import { usePromptNumbers } from './use-prompt-numbers.ts';

const notKept = 'Couldn’t save your numbers. Add them in Your money.';

type Props = {
  starter: FillablePrompt;
  helperId: HelperId;
  context: PrefillContext;
  /** Says that nothing can be sent now; what is filled in is kept instead. */
  limit?: ReactNode;
  onSubmit: (filled: FilledPrompt) => void;
  onClose: () => void;
};

/**
 * The form of a starter prompt: at most three fields, what goes along, and the rest in one fold. It is prefilled from the business and its memory, keeps everything typed until it is
 * closed, and calls `onSubmit` once, however often Send is pressed.
 */
export const PromptFormDialog = (props: Props) => {
  const { starter, helperId, context, limit, onSubmit, onClose } = props;
  const { name } = helpers[helperId];
  const isSent = useRef(false);
  const numbers = usePromptNumbers(starter, context);
  const frame = useFormKeptAtExpiry(promptFormKey(helperId, starter.id));
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
  const fields = { starter, context, field, numbers, errors };
  return (
    <Dialog
      title={starter.title}
      hint={starter.description}
      mark={<HelperAvatar helper={helperId} />}
      onClose={onClose}
    >
      <form className="customize-form" ref={frame} {...form}>
        <div className="fields">
          {limit && <div className="wide">{limit}</div>}
          <ShownFields {...fields} />
          <KnownDetailsLine context={context} />
          <FoldedFields {...fields} />
          {failure && (
            <div className="wide">
              <Notice tone="danger">{failure}</Notice>
            </div>
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
