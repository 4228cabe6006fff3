import { useState } from 'react';
import { helperIds, isHelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { opensEveryHelper } from '#shared/domain/plan/plans.ts';
import { useAccount, useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { SelectField, TextField } from '#web/ui/signed-in-fields.ts';
import { useCapitalizedWords } from '#web/ui/use-capitalized-words.ts';
import { useForm, type Values } from '#web/ui/use-form.ts';
import { otherTypeField, typeIn } from './business-form-values.ts';
import { HelperChoice } from './helper-choice.tsx';

const chosen = (values: Values) => values.all('selected_helpers').filter(isHelperId);

/** Asks for the name, the trade and, where the plan opens only some, the helpers of another business, and makes it the active one. */
export const AddBusiness = ({ onClose }: { onClose: () => void }) => {
  const { entitlement } = useAccount();
  const setAccount = useSetAccount();
  const raised = useCapitalizedWords();
  const isLimited = !opensEveryHelper(entitlement.plan);
  const { form, field, errors, busy, failure } = useForm({
    validate: (values) => ({
      ...(!values.text('name') && { name: 'Business name is required' }),
      ...(!values.text('type') && { type: 'Business type is required' }),
      ...(isLimited &&
        chosen(values).length === 0 && { selected_helpers: 'Choose at least one helper' }),
    }),
    submit: async (values) => {
      const view = await api.businesses.add({
        name: values.text('name'),
        type: typeIn(values),
        selected_helpers: isLimited ? chosen(values) : [...helperIds],
      });
      setAccount(view);
      toast('Business added');
      onClose();
    },
  });
  return (
    <Dialog title="Add a business" hint="We’ll switch you to it right away." onClose={onClose}>
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
        <TradeFields field={field} />
        {isLimited && (
          <div className="wide">
            <HelperChoice entitlement={entitlement} start={[]} error={errors.selected_helpers} />
          </div>
        )}
      </DialogForm>
    </Dialog>
  );
};

/** The trade, and for one that is not in the list what it is called. */
const TradeFields = ({ field }: Pick<ReturnType<typeof useForm>, 'field'>) => {
  const [isOther, setIsOther] = useState(false);
  return (
    <>
      <SelectField
        {...field('type')}
        className="wide"
        label="Business type"
        onChange={(event) => setIsOther(event.target.value === 'Other')}
      >
        <option value="">Choose your business type</option>
        {tradeNames.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      {isOther && (
        <TextField
          {...field(otherTypeField)}
          className="wide"
          label="What does your business do? (optional)"
          maxLength={60}
        />
      )}
    </>
  );
};
