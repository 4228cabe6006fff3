import { useState } from 'react';
import { tradeNames } from '#shared/domain/choices.ts';
import { helperIds } from '#shared/domain/helper-ids.ts';
import { useAccount, useSetAccount } from '#web/account.ts';
import { api } from '#web/api.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { SelectField, TextField } from '#web/ui/forms.ts';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useRaisedLetters } from '#web/ui/use-raised-letters.ts';
import { otherTypeField, typeIn } from './business-details.ts';

/** Asks for the name and trade of another business and makes it the active one. */
export const AddBusiness = ({ onClose }: { onClose: () => void }) => {
  const { entitlement } = useAccount();
  const setAccount = useSetAccount();
  const [isOther, setIsOther] = useState(false);
  const raised = useRaisedLetters();
  const { form, field, busy, failure } = useForm({
    validate: (values) => ({
      ...(!values.text('name') && { name: 'Business name is required' }),
      ...(!values.text('type') && { type: 'Business type is required' }),
    }),
    submit: async (values) => {
      const view = await api.businesses.add({
        name: values.text('name'),
        type: typeIn(values),
        selected_helpers: helperIds.slice(0, entitlement.helper_cap),
      });
      setAccount(view);
      toast('Business added');
      onClose();
    },
  });
  return (
    <Dialog title="Add a business" hint="It becomes the active one." onClose={onClose}>
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ children: 'Add business', busy: busy && 'Adding...' }}
      >
        <TextField
          {...field('name')}
          className="wide"
          label="Business name"
          maxLength={80}
          data-autofocus
          onChange={raised}
        />
        <SelectField
          {...field('type')}
          className="wide"
          label="Business type"
          onChange={(event) => setIsOther(event.target.value === 'Other')}
        >
          <option value="">Choose a trade</option>
          {tradeNames.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        {isOther && (
          <TextField
            {...field(otherTypeField)}
            className="wide"
            label="In your own words (optional)"
            maxLength={60}
          />
        )}
      </DialogForm>
    </Dialog>
  );
};
