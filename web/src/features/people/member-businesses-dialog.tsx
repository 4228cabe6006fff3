import type { PeopleView } from '#shared/domain/people/people-schemas.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { BusinessChoice, useBusinessChoice } from './business-choice.tsx';

type Props = {
  member: PeopleView['members'][number];
  onDone: (view: PeopleView) => void;
  onClose: () => void;
};

/** Changes the businesses that somebody works for. */
export const MemberBusinessesDialog = ({
  member: { id, name, businesses },
  onDone,
  onClose,
}: Props) => {
  const { chosenIn, problemsOf } = useBusinessChoice();
  const { form, errors, busy, failure } = useForm({
    validate: problemsOf,
    submit: async (values) => {
      onDone(await api.account.chooseBusinesses({ id, businesses: chosenIn(values) }));
      onClose();
      toast('Saved');
    },
  });
  return (
    <Dialog title={`Businesses for ${name}`} onClose={onClose}>
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ children: 'Save', busy: busy && 'Saving...' }}
      >
        <BusinessChoice chosen={businesses} error={errors.businesses} />
      </DialogForm>
    </Dialog>
  );
};
