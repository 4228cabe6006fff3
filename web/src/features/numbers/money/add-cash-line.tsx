import { useState } from 'react';
import { ulid } from 'ulid';
import { digitsOfUnit } from '#shared/domain/numbers/currency-digits-and-scale.ts';
import { decimalsOf } from '#shared/domain/numbers/decimal-as-text.ts';
import type { KeptCashRow } from '#shared/domain/numbers/known-numbers-schemas.ts';
import { parseNumber } from '#shared/domain/numbers/parse-number.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField, TextField } from '#web/ui/public-fields.tsx';
import { useForm, type Values } from '#web/ui/use-form.ts';
import type { OwnerNumbers } from '../owner-numbers.ts';
import { useSaveNumbers } from '../use-save-numbers.ts';

/** How often a line comes, in words. */
export const repeats = {
  once: 'Once',
  weekly: 'Every week',
  '2-weeks': 'Every 2 weeks',
  '4-weeks': 'Every 4 weeks',
  monthly: 'Every month',
} as const satisfies Record<KeptCashRow['repeat'], string>;
const ways = {
  out: 'Money out',
  in: 'Money in, for sure',
  hoped: 'Money in, not for sure yet',
} as const;

const amountOf = (values: Values, { style }: OwnerNumbers) => {
  const read = parseNumber(values.text('amount'), 'money', style);
  if (!('value' in read) || Number(read.value) <= 0) return undefined;
  return decimalsOf(read.value) > digitsOfUnit('money', style.currency) ? undefined : read.value;
};

/** Adds money in or out that the numbers do not know of. */
export const AddCashLine = ({ owner, onDone }: { owner: OwnerNumbers; onDone: () => void }) => {
  const save = useSaveNumbers(owner.businessId);
  // One id for every try, so that a second press is the same line.
  const [id] = useState(() => ulid());
  const { form, field, busy, failure } = useForm({
    validate: (values) => ({
      ...(!values.text('label') && { label: 'Enter what it is, like Insurance.' }),
      ...(!amountOf(values, owner) && { amount: 'Enter an amount, like 1200.' }),
      ...(!/^20\d\d-/.test(values.text('date')) && { date: 'Choose a date.' }),
    }),
    submit: async (values) => {
      const way = values.text('way');
      await save.mutateAsync({
        cash_rows: [
          {
            id,
            label: values.text('label'),
            amount: amountOf(values, owner) ?? '0',
            date: values.text('date'),
            repeat: values.text('repeat') as KeptCashRow['repeat'],
            way: way === 'out' ? 'out' : 'in',
            ...(way === 'hoped' && { sure: false }),
          },
        ],
      });
      toast('Saved');
      onDone();
    },
  });
  return (
    <form className="cash-form" {...form}>
      <TextField {...field('label')} label="What is it?" maxLength={60} autoFocus />
      <TextField {...field('amount')} label="How much?" inputMode="decimal" autoComplete="off" />
      <TextField {...field('date')} label="When?" type="date" min={owner.today} />
      <SelectField {...field('way')} label="Money in or money out?">
        {Object.entries(ways).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('repeat')} label="How often?">
        {Object.entries(repeats).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="row">
        <Button type="submit" busy={busy && 'Saving...'}>
          Save
        </Button>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
