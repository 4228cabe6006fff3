import { useState } from 'react';
import { companySizeLabels, companySizes } from '#shared/domain/account/business-choices.ts';
import { useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { queryClient } from '#web/core/query-client.ts';
import { currencySign } from '#web/features/numbers/fields/currency-sign.ts';
import {
  numberFieldText,
  readNumberField,
} from '#web/features/numbers/fields/number-field-values.ts';
import { numberLabel } from '#web/features/numbers/fields/number-label.ts';
import { UnitField } from '#web/features/numbers/fields/unit-field.tsx';
import { numbersQuery } from '#web/features/numbers/numbers-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField, TextField } from '#web/ui/public-fields.tsx';
import { ownerOfPrefill, type PrefillContext } from './prompt-prefill.ts';

/** The id of the number that a usual job costs. */
export const usualPrice = 'average_job_value';

const notSaved = 'Couldn’t save your details. Please try again.';

/** Changes the place, the size and the usual price of the business, and saves them with it. */
export const ChangeKnownDetails = ({
  context,
  onDone,
}: {
  context: PrefillContext;
  onDone: () => void;
}) => {
  const { business } = context;
  const owner = ownerOfPrefill(context);
  const kept = owner.inputs[usualPrice];
  const setAccount = useSetAccount();
  const [location, setLocation] = useState(business.location ?? '');
  const [size, setSize] = useState<string>(business.company_size ?? '');
  const [price, setPrice] = useState(kept ? numberFieldText(kept, owner.style) : '');
  const [state, setState] = useState<'editing' | 'saving' | 'failed'>('editing');
  const read = readNumberField(usualPrice, price, owner);
  const save = async () => {
    if (read.problem) return;
    setState('saving');
    try {
      await saveDetails(business, { location: location.trim(), size }, setAccount);
      if (read.value && read.value !== kept) await saveUsualPrice(owner.businessId, read.value);
      onDone();
    } catch {
      setState('failed');
    }
  };
  return (
    <fieldset className="wide change-using" data-kept>
      <legend className="sr-only">What helpers know about your business</legend>
      <TextField
        label="Where you work"
        value={location}
        maxLength={120}
        onChange={(event) => setLocation(event.target.value)}
      />
      <SelectField
        label="Company size"
        value={size}
        onChange={(event) => setSize(event.target.value)}
      >
        <option value="">Leave blank</option>
        {companySizes.map((one) => (
          <option key={one} value={one}>
            {companySizeLabels[one]}
          </option>
        ))}
      </SelectField>
      <UnitField
        name="usual_price"
        label={numberLabel(usualPrice)}
        unit={{ sign: currencySign(owner.style), kind: 'money' }}
        text={price}
        problem={read.problem}
        onType={setPrice}
      />
      {state === 'failed' && <Notice tone="danger">{notSaved}</Notice>}
      <p className="using">
        <Button
          variant="outline"
          busy={state === 'saving' && 'Saving...'}
          onClick={() => void save()}
        >
          Save to my business
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </p>
    </fieldset>
  );
};

const saveDetails = async (
  { id = '', ...before }: PrefillContext['business'],
  { location, size }: { location: string; size: string },
  setAccount: ReturnType<typeof useSetAccount>,
) => {
  const company_size = companySizes.find((one) => one === size) ?? null;
  if (location === (before.location ?? '') && company_size === (before.company_size ?? null))
    return;
  setAccount(await api.businesses.update({ business_id: id, location, company_size }));
};

const saveUsualPrice = async (businessId: string, value: string) => {
  const kept = await api.numbers.save({
    business_id: businessId,
    today: localToday(),
    numbers: [{ id: usualPrice, value }],
    choices: [],
  });
  queryClient.setQueryData(numbersQuery(businessId).queryKey, kept);
};
