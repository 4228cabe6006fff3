import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextAreaField } from '#web/ui/public-fields.tsx';
import { useForm } from '#web/ui/use-form.ts';

/** Asks what was wrong with an answer; the reason is optional. */
export const FeedbackDialog = ({
  reason,
  onSend,
  onClose,
}: {
  /** The owner's earlier rating of the answer. */
  reason: string | undefined;
  onSend: (reason: string) => void;
  onClose: () => void;
}) => {
  const { form, field } = useForm({ submit: (values) => onSend(values.text('reason')) });
  return (
    <Dialog title="What went wrong?" hint="One sentence is enough." onClose={onClose}>
      <DialogForm form={form} onClose={onClose} submit={{ children: 'Send' }}>
        <div className="wide">
          <TextAreaField
            {...field('reason')}
            label="Reason (optional)"
            defaultValue={reason}
            maxLength={500}
            rows={3}
            data-autofocus
          />
        </div>
      </DialogForm>
    </Dialog>
  );
};
