import FileUp from '@lucide/icons/icons/file-up';
import { useId } from 'react';
import { currencyName } from '#shared/domain/numbers/imports/import-texts.ts';
import { leftOutReasons } from '#shared/domain/numbers/imports/left-out-lines.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { OwnerNumbers } from '../owner-numbers.ts';
import type { BooksView } from './books-file-reader.ts';
import type { OpenBooks } from './use-books-file.ts';

/** The file: chosen here, then what it is and what of it was left out. */
export const FileSection = ({ books, owner }: { books: OpenBooks; owner: OwnerNumbers }) => {
  const { answer, file, isReading } = books;
  const view = answer && 'view' in answer ? answer.view : null;
  return (
    <section className="sum" aria-labelledby="file-title">
      <h2 id="file-title">{view?.title ?? 'Choose a list of invoices, quotes, or jobs'}</h2>
      {view ? (
        <p className="sum-lede">
          {file}, through {owner.format.day(view.until)} {view.until.slice(0, 4)}.{' '}
          {view.leftOutText || 'Every line counts.'}
        </p>
      ) : (
        <p className="sum-lede">
          A CSV file from QuickBooks, Jobber, Housecall Pro, Square, Xero, FreshBooks, Stripe, or
          your own spreadsheet.
        </p>
      )}
      {view && view.leftOut.length > 0 && <LeftOutRows view={view} />}
      {answer && 'problem' in answer && (
        <Notice tone="danger">
          <p>{answer.problem}</p>
          {answer.asksCurrency && (
            <div className="row">
              <Button
                variant="outline"
                onClick={() => books.correct({ ...books.corrections, isOwnCurrency: true })}
              >
                It’s in {currencyName(owner.style.currency)}
              </Button>
              <LinkButton variant="outline" to="/dashboard/profile">
                Change my currency
              </LinkButton>
            </div>
          )}
        </Notice>
      )}
      {isReading && <Spinner label="Reading your file..." />}
      <div className="row">
        <FileButton
          words={file ? 'Choose a different file' : 'Choose a file'}
          onFile={books.open}
        />
        {view && (
          <Button variant="quiet" onClick={books.forget}>
            Clear this file
          </Button>
        )}
      </div>
    </section>
  );
};

const FileButton = ({ words, onFile }: { words: string; onFile: (file: File) => void }) => {
  const id = useId();
  return (
    <span className="file-button">
      <input
        id={id}
        type="file"
        className="sr-only"
        accept=".csv,.tsv,.txt,.xls,.xlsx,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <label htmlFor={id} className="btn btn-outline">
        <Icon icon={FileUp} />
        {words}
      </label>
    </span>
  );
};

const LeftOutRows = ({ view }: { view: BooksView }) => (
  <Disclosure words="See skipped lines">
    <ul className="left-out">
      {view.leftOut.map(({ reason, examples }) => (
        <li key={reason}>
          <b>{leftOutReasons[reason][1]}</b>
          {examples.slice(0, 5).map((row) => (
            <span key={row.join('|')}>{row.filter(Boolean).join(' · ')}</span>
          ))}
        </li>
      ))}
    </ul>
  </Disclosure>
);
