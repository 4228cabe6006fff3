import type { ReactNode } from 'react';
import { toast } from '#web/core/toast.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextAreaField } from '#web/ui/signed-in-fields.ts';
import { useForm, type Values } from '#web/ui/use-form.ts';
import { useAdminChange } from '../admin-queries.ts';

/** The shortest reason the server takes. */
const shortest = 3;

/** Asks for the reason of an action on an account, and for what else it needs in `children`, and does it. */
export const ActionDialog = ({
  title,
  hint,
  yes,
  act,
  onClose,
  children,
}: {
  title: string;
  hint: string;
  /** The label of the button. */
  yes: string;
  /** Does it; answers what the admin reads afterwards. */
  act: (reason: string, values: Values) => Promise<string>;
  onClose: () => void;
  children?: ReactNode;
}) => {
  const change = useAdminChange((run: () => Promise<string>) => run());
  const { form, field, failure, busy } = useForm({
    validate: (values) => ({
      ...(values.text('reason').length < shortest && { reason: 'Say why in a few words' }),
    }),
    submit: async (values) => {
      toast(String(await change.mutateAsync(() => act(values.text('reason'), values))));
      onClose();
    },
  });
  return (
    <Dialog title={title} hint={hint} onClose={onClose}>
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ children: yes, busy: busy && 'Working...' }}
      >
        {children}
        <TextAreaField
          {...field('reason')}
          className="wide"
          label="Reason"
          descriptiveText="Stays in the audit log."
          rows={2}
          maxLength={300}
        />
      </DialogForm>
    </Dialog>
  );
};
