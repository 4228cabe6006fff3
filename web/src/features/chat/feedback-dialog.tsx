import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { useForm } from '#web/ui/use-form.ts';

/** Asks what was wrong with an answer; the reason may stay empty. */
export const FeedbackDialog = ({
  reason,
  onSend,
  onClose,
}: {
  /** What was said about it before. */
  reason: string | undefined;
  onSend: (reason: string) => void;
  onClose: () => void;
}) => {
  const { form, field } = useForm({ submit: (values) => onSend(values.text('reason')) });
  return (
    <Dialog title="What was wrong with it?" hint="One sentence is enough." onClose={onClose}>
      <form {...form}>
        <div className="fields">
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
        </div>
        <footer>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Send</Button>
        </footer>
      </form>
    </Dialog>
  );
};
