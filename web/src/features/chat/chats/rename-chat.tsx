import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/public-fields.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { renameChat } from './use-chats.ts';

/** The longest title that the server takes. */
const longest = 80;

/** Asks for another title of a chat. */
export const RenameChat = ({
  id,
  title,
  onClose,
}: {
  id: string;
  title: string;
  onClose: () => void;
}) => {
  const { form, field, busy, failure } = useForm({
    validate: (values) => (values.text('title') ? {} : { title: 'Enter a name' }),
    submit: async (values) => {
      const own = values.text('title');
      if (own !== title) await renameChat(id, own);
      onClose();
    },
  });
  return (
    <Dialog title="Rename this chat" onClose={onClose}>
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ busy: busy && 'Saving...', children: 'Save' }}
      >
        <TextField
          {...field('title')}
          className="wide"
          label="Name"
          defaultValue={title}
          maxLength={longest}
          data-autofocus
        />
      </DialogForm>
    </Dialog>
  );
};
