import { type Field, fieldIds, fields } from '#shared/domain/numbers/imports/column-fields.ts';
import type {
  Corrections,
  DateOrder,
} from '#shared/domain/numbers/imports/import-owner-and-corrections.ts';
import type { ColumnPreview } from '#shared/domain/numbers/imports/preview-columns.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { OwnerNumbers } from '../owner-numbers.ts';
import type { BooksView } from './books-file-reader.ts';
import type { OpenBooks } from './use-books-file.ts';

const changedColumns = ({ corrections }: OpenBooks) =>
  Object.keys(corrections.columns ?? {}).map(Number);

/** What each column was read as; only those that are not sure are open, each can be corrected and put back. */
export const ColumnsSection = ({ books, owner }: { books: OpenBooks; owner: OwnerNumbers }) => {
  const { answer, corrections } = books;
  const columns = answer && ('view' in answer ? answer.view.columns : answer.columns);
  if (!answer || !columns) return null;
  const changed = changedColumns(books);
  // Without a result every column may be the one that is looked for.
  const hasView = 'view' in answer;
  const open = columns.filter(
    ({ sure, column, field }) => !sure || changed.includes(column) || (!hasView && field === null),
  );
  const hidden = columns.filter((one) => !open.includes(one));
  const correct = (column: number, field: Field | null) =>
    books.correct({ ...corrections, columns: { ...corrections.columns, [column]: field } });
  const rows = (list: readonly ColumnPreview[]) => (
    <ColumnList columns={list} changed={changed} onChange={correct} />
  );
  const asksDates = hasView && (answer.view.dates.ask || corrections.dateOrder);
  if (open.length === 0 && !asksDates)
    return <Disclosure words={`Check the ${columns.length} columns`}>{rows(columns)}</Disclosure>;
  return (
    <section className="sum" aria-labelledby="columns-title">
      <h2 id="columns-title">{hasView ? 'Is this right?' : 'What’s in these columns?'}</h2>
      {hasView && (
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
        <Disclosure words={`Show the ${hidden.length} we recognized`}>{rows(hidden)}</Disclosure>
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
