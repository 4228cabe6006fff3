import ArrowLeft from '@lucide/icons/icons/arrow-left';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Business } from '#shared/domain/business.ts';
import { activeBusiness, useAccount } from '#web/account.ts';
import { localToday } from '#web/numbers/local-day.ts';
import { type OwnerNumbers, ownerNumbersOf } from '#web/numbers/owner-numbers.ts';
import { numbersQuery } from '#web/numbers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorPanel } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ColumnsPart } from './columns-part.tsx';
import { FiguresPart } from './figures-part.tsx';
import { FilePart } from './file-part.tsx';
import { LatePart } from './late-part.tsx';
import { SavePart } from './save-part.tsx';
import { useBooks } from './use-books.ts';
import '#web/numbers/sums.css';
import '../numbers.css';
import '#web/styles/actions.css';
import './import.css';

/** Reads an export of the owner's books in the browser; what is sent are figures the owner has seen. */
export const NumbersImportPage = () => {
  const business = activeBusiness(useAccount());
  if (!business) return <h1>Business information not available</h1>;
  return <Import key={business.id} business={business} />;
};

const Import = ({ business }: { business: Business }) => {
  const { data, error, refetch } = useQuery(numbersQuery(business.id));
  return (
    <div className="numbers">
      <header>
        <Link className="text-link" to="/dashboard/numbers">
          <Icon icon={ArrowLeft} />
          Your numbers
        </Link>
        <h1>Read them from your books</h1>
      </header>
      <div className="stays-here">
        <Icon icon={ShieldCheck} />
        <b>Your rows stay on this device</b>
        <span>
          The file is read right here and not sent to us. We keep only the figures, once you say so.
        </span>
      </div>
      {data ? (
        <Opened owner={ownerNumbersOf(business, data, localToday())} business={business} />
      ) : error ? (
        <ErrorPanel
          title="Your numbers could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading your numbers..." />
      )}
    </div>
  );
};

const Opened = ({ owner, business }: { owner: OwnerNumbers; business: Business }) => {
  const books = useBooks(owner);
  const view = books.answer && 'view' in books.answer ? books.answer.view : null;
  return (
    <>
      <FilePart books={books} owner={owner} />
      <ColumnsPart books={books} owner={owner} />
      {view && (
        <>
          <FiguresPart view={view} owner={owner} />
          <LatePart view={view} owner={owner} business={business} />
          <SavePart key={books.file} view={view} owner={owner} />
        </>
      )}
    </>
  );
};
