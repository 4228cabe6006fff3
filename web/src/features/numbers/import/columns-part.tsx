import type { ColumnPreview } from '#shared/domain/numbers/imports/columns.ts';
import {
  type Corrections,
  type DateOrder,
  type Field,
  fieldIds,
  fields,
} from '#shared/domain/numbers/imports/types.ts';
import { Button } from '#web/ui/button.tsx';
import { Opener } from '#web/ui/opener.tsx';
import type { OwnerNumbers } from '../owner-numbers.ts';
import type { BooksView } from './books-session.ts';
import type { OpenBooks } from './use-books.ts';

const changedColumns = ({ corrections }: OpenBooks) =>
  Object.keys(corrections.columns ?? {}).map(Number);

/** What each column was read as; only those that are not sure are open, each can be corrected and put back. */
export const ColumnsPart = ({ books, owner }: { books: OpenBooks; owner: OwnerNumbers }) => {
  const { answer, corrections } = books;
  const columns = answer && ('view' in answer ? answer.view.columns : answer.columns);
  if (!columns) return null;
  const changed = changedColumns(books);
  const open = columns.filter(({ sure, column }) => !sure || changed.includes(column));
  const hidden = columns.filter((one) => !open.includes(one));
  const correct = (column: number, field: Field | null) =>
    books.correct({ ...corrections, columns: { ...corrections.columns, [column]: field } });
  const rows = (list: readonly ColumnPreview[]) => (
    <ColumnList columns={list} changed={changed} onChange={correct} />
  );
  return (
    <section className="sum" aria-labelledby="columns-title">
      <p>2. Check the columns</p>
      <h2 id="columns-title">Is this right?</h2>
      <p className="sum-lede">
        {open.length === 0
          ? 'We recognized every column. Check them if a number looks off.'
          : `We recognized ${hidden.length} ${hidden.length === 1 ? 'column' : 'columns'}. Check ${open.length === 1 ? 'this one' : `these ${open.length}`}.`}
      </p>
      {answer && 'view' in answer && (
        <DateQuestion
          view={answer.view}
          corrections={corrections}
          owner={owner}
          onChange={books.correct}
        />
      )}
      {open.length > 0 && rows(open)}
      {changed.length > 0 && (
        <p className="row">
          <span className="fine">Yellow means you changed it.</span>
          <Button variant="quiet" onClick={() => books.correct({ ...corrections, columns: {} })}>
            Reset columns
          </Button>
        </p>
      )}
      {hidden.length > 0 && (
        <Opener words={`Show the ${hidden.length} we recognized`}>{rows(hidden)}</Opener>
      )}
    </section>
  );
};

const ColumnList = ({
  columns,
  changed,
  onChange,
}: {
  columns: readonly ColumnPreview[];
  changed: readonly number[];
  onChange: (column: number, field: Field | null) => void;
}) => (
  <ul className="column-list">
    {columns.map(({ column, header, field, samples }) => (
      <li key={column} data-changed={changed.includes(column) || undefined}>
        <b>{header || `Column ${column + 1}`}</b>
        <select
          className="input"
          aria-label={`${header || `Column ${column + 1}`} is used as`}
          value={field ?? ''}
          onChange={({ target }) => onChange(column, (target.value || null) as Field | null)}
        >
          <option value="">Skip this column</option>
          {fieldIds.map((id) => (
            <option key={id} value={id}>
              {fields[id]}
            </option>
          ))}
        </select>
        <span className="fine">{samples[0]}</span>
      </li>
    ))}
  </ul>
);

const DateQuestion = ({
  view,
  corrections,
  owner,
  onChange,
}: {
  view: BooksView;
  corrections: Corrections;
  owner: OwnerNumbers;
  onChange: (corrections: Corrections) => void;
}) => {
  const { ask, order } = view.dates;
  if (!ask && !corrections.dateOrder) return null;
  const orders: DateOrder[] = ['m/d', 'd/m'];
  return (
    <fieldset className="choice-row">
      <legend>
        {ask ? `What date is ${ask.example}?` : 'How are dates written in this file?'}
      </legend>
      {orders.map((one) => {
        const reading = ask?.readings[one];
        return (
          <label key={one}>
            <input
              type="radio"
              name="date-order"
              checked={order === one}
              onChange={() => onChange({ ...corrections, dateOrder: one })}
            />
            {reading ? owner.format.day(reading) : one === 'm/d' ? 'Month first' : 'Day first'}
          </label>
        );
      })}
    </fieldset>
  );
};
