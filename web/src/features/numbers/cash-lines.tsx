import Plus from '@lucide/icons/icons/plus';
import Trash from '@lucide/icons/icons/trash';
import { useState } from 'react';
import { ulid } from 'ulid';
import { digitsOf } from '#shared/domain/numbers/currency.ts';
import { decimalsOf } from '#shared/domain/numbers/decimal.ts';
import type { KeptCashRow } from '#shared/domain/numbers/known.ts';
import { parseNumber } from '#shared/domain/numbers/parse.ts';
import { toast } from '#web/core/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { useForm, type Values } from '#web/ui/use-form.ts';
import type { OwnerNumbers } from './owner-numbers.ts';
import { useRemoveEntry, useSaveNumbers } from './use-numbers.ts';

const repeats = {
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

/** Bills and money that the usual numbers do not know of. */
export const CashLines = ({ owner }: { owner: OwnerNumbers }) => {
  const [isAdding, setIsAdding] = useState(false);
  const remove = useRemoveEntry(owner.businessId);
  const { format, known } = owner;
  return (
    <div className="cash-lines">
      {known.cash_rows.length > 0 && (
        <ul>
          {known.cash_rows.map(({ id, label, way, amount, date, repeat }) => (
            <li key={id}>
              <span>
                {label}
                <small>
                  {way === 'in' ? '+' : '−'}
                  {format.money(amount)}, {format.day(date)}
                  {repeat === 'once' ? '' : `, ${repeats[repeat].toLowerCase()}`}
                </small>
              </span>
              <Button
                variant="icon"
                aria-label={`Delete ${label}`}
                onClick={() => remove.mutate(id)}
              >
                <Icon icon={Trash} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {remove.error && <Notice tone="danger">{remove.error.message}</Notice>}
      {isAdding ? (
        <AddLine owner={owner} onDone={() => setIsAdding(false)} />
      ) : (
        <Button variant="outline" onClick={() => setIsAdding(true)}>
          <Icon icon={Plus} />
          Add money in or out
        </Button>
      )}
    </div>
  );
};

const amountOf = (values: Values, { style }: OwnerNumbers) => {
  const read = parseNumber(values.text('amount'), 'money', style);
  if (!('value' in read) || Number(read.value) <= 0) return undefined;
  return decimalsOf(read.value) > digitsOf('money', style.currency) ? undefined : read.value;
};

const AddLine = ({ owner, onDone }: { owner: OwnerNumbers; onDone: () => void }) => {
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
      toast('Saved!');
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
