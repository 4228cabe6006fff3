import { useState } from 'react';
import { companySizeLabels, companySizes } from '#shared/domain/account/business-choices.ts';
import { nothingKnown } from '#shared/domain/numbers/known-numbers.ts';
import { useSetAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { localToday } from '#web/core/dates/local-day.ts';
import { queryClient } from '#web/core/query-client.ts';
import { labelOf } from '#web/features/numbers/number-field.tsx';
import {
  currencySign,
  numberFieldText,
  readNumberField,
} from '#web/features/numbers/number-field-values.ts';
import { numbersQuery } from '#web/features/numbers/numbers-query.ts';
import { ownerNumbersOf } from '#web/features/numbers/owner-numbers.ts';
import { UnitField } from '#web/features/numbers/unit-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/public-fields.tsx';
import { Notice } from '#web/ui/status-panels.tsx';
import type { PrefillContext } from './filled-prompt.ts';

const usualPrice = 'average_job_value';
const ownerOf = ({ business, known = nothingKnown }: PrefillContext) =>
  ownerNumbersOf({ ...business, id: business.id ?? '' }, known, localToday());

/** What goes along with a prompt besides its fields; paused memory entries do not. */
const sentAlong = (context: PrefillContext): string[] => {
  const { business, memory } = context;
  const { type, location, company_size: size, phase_tag: phase, selected_goals: goals } = business;
  const { inputs, format } = ownerOf(context);
  const price = inputs[usualPrice];
  const remembered = memory.filter(({ paused }) => !paused).length;
  return [
    location ?? '',
    size ? companySizeLabels[size].replace('-', ' to ') : '',
    price ? `${format.value('money', price)} usual job` : '',
    type && type !== 'Other' ? type : '',
    phase ?? '',
    goals?.[0] ?? '',
    remembered ? `${remembered} ${remembered === 1 ? 'fact' : 'facts'} from earlier chats` : '',
  ].filter(Boolean);
};

/** Says what goes along, and changes the place, the size and the usual price of the business right there. */
export const KnownDetailsLine = ({ context }: { context: PrefillContext }) => {
  const [isChanging, setIsChanging] = useState(false);
  const also = sentAlong(context);
  return (
    <>
      <p className="wide using">
        {also.length > 0 && 'Using: '}
        {also.map((one) => (
          <span key={one} className="known-chip">
            {one}
          </span>
        ))}
        {context.business.id && !isChanging && (
          <button type="button" className="text-link" onClick={() => setIsChanging(true)}>
            {also.length > 0 ? 'Change' : 'Add where you work and your usual price'}
          </button>
        )}
      </p>
      {isChanging && <ChangeUsing context={context} onDone={() => setIsChanging(false)} />}
    </>
  );
};

const notSaved = 'Couldn’t save your details. Please try again.';

const ChangeUsing = ({ context, onDone }: { context: PrefillContext; onDone: () => void }) => {
  const { business } = context;
  const owner = ownerOf(context);
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
        label={labelOf(usualPrice)}
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
