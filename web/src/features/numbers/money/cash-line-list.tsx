import Plus from '@lucide/icons/icons/plus';
import Trash from '@lucide/icons/icons/trash';
import { useState } from 'react';
import { entryOfLine } from '#shared/domain/numbers/cash-line-ids.ts';
import type { Format } from '#shared/domain/numbers/number-format-and-local-words.ts';
import type { Outlook } from '#shared/domain/numbers/outlook/outlook.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { numberOrigin } from '../number-origin.ts';
import type { OwnerNumbers } from '../owner-numbers.ts';
import { useSaveNumbers } from '../use-save-numbers.ts';
import { AddCashLine, repeats } from './add-cash-line.tsx';
import { useRemoveSavedNumber } from './use-remove-saved-number.ts';

/** Every line of the 13 weeks with where it comes from: the numbers give some, which can be left out, the owner adds others. */
export const CashLineList = ({ owner, outlook }: { owner: OwnerNumbers; outlook: Outlook }) => {
  const [isAdding, setIsAdding] = useState(false);
  const remove = useRemoveSavedNumber(owner.businessId);
  const { format, known } = owner;
  return (
    <div className="cash-lines">
      <Disclosure words="What’s counted">
        <ul>
          {outlook.lines.map((line) => (
            <NumberLine key={line.id} line={line} owner={owner} />
          ))}
          {known.cash_rows.map(({ id, label, way, amount, date, repeat }) => (
            <li key={id}>
              <span>
                {label}
                <small>
                  {way === 'in' ? '+' : '−'}
                  {format.money(amount)}, {format.day(date)}
                  {repeat === 'once' ? '' : `, ${repeats[repeat].toLowerCase()}`}. You added this.
                </small>
              </span>
              <Button
                variant="icon"
                aria-label={`Delete ${label}`}
                onClick={() => remove.mutate({ entry: id })}
              >
                <Icon icon={Trash} />
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
      {remove.error && <Notice tone="danger">{remove.error.message}</Notice>}
      {isAdding ? (
        <AddCashLine owner={owner} onDone={() => setIsAdding(false)} />
      ) : (
        <Button variant="outline" onClick={() => setIsAdding(true)}>
          <Icon icon={Plus} />
          Add income or a cost
        </Button>
      )}
    </div>
  );
};

/** One line that the numbers give: how much, from which numbers, and whether it counts. */
const NumberLine = ({ line, owner }: { line: Outlook['lines'][number]; owner: OwnerNumbers }) => {
  const save = useSaveNumbers(owner.businessId);
  const remove = useRemoveSavedNumber(owner.businessId);
  const { format, known } = owner;
  const { id, label, rows, from, leftOut } = line;
  const [first] = rows;
  const amounts = [...new Set(rows.map(({ amount }) => amount))];
  const made = known.numbers.filter((one) => from.includes(one.id));
  const origins = [...new Set(made.map((one) => numberOrigin(one, format)))];
  const change = () =>
    leftOut
      ? remove.mutate({ entry: entryOfLine(id) })
      : save.mutate({ left_out: [entryOfLine(id)] });
  const failure = save.error ?? remove.error;
  return (
    <li data-left-out={leftOut || undefined}>
      <span>
        {label}
        <small>
          {leftOut
            ? 'Left out'
            : `${first?.way === 'in' ? '+' : '−'}${amounts.length === 1 ? format.money(amounts[0] ?? '0') : spread(amounts, format)}${first ? `, ${howOften(line)}` : ''}`}
          {origins.length > 0 && `. ${origins.join(', ')}. `}
          {made.length > 0 && (
            <a href="#kept">
              Change<span className="sr-only"> {label}</span>
            </a>
          )}
        </small>
        {failure && <Notice tone="danger">{failure.message}</Notice>}
      </span>
      <Button
        variant="quiet"
        busy={(save.isPending || remove.isPending) && 'Saving...'}
        onClick={change}
      >
        {leftOut ? 'Count it' : 'Leave out'}
        <span className="sr-only">: {label}</span>
      </Button>
    </li>
  );
};

const spread = (amounts: readonly string[], format: Format) => {
  const sorted = amounts.toSorted((a, b) => Number(a) - Number(b));
  return `${format.money(sorted[0] ?? '0')} to ${format.money(sorted.at(-1) ?? '0')}`;
};

const howOften = ({ id, rows }: Outlook['lines'][number]) => {
  const [first] = rows;
  if (id === 'invoices') return `due on ${rows.length} ${rows.length === 1 ? 'day' : 'days'}`;
  if (first?.repeat === 'once') return 'every week, by season';
  return first ? repeats[first.repeat].toLowerCase() : '';
};
