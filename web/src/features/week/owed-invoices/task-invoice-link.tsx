import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { receivablesQuery } from '#web/features/connections/owed/receivables-query.ts';

/** Who owes the invoice that a task is about, or that it is paid; leads to the invoice. */
export const TaskInvoiceLink = ({
  businessId,
  invoice,
}: {
  businessId: string;
  invoice: string;
}) => {
  const { data } = useQuery(receivablesQuery(businessId));
  const one = data?.find(({ id }) => id === invoice);
  if (!one) return data ? <span>This invoice is no longer here</span> : null;
  const name = one.customer || 'No name';
  return (
    <Link className="task-from" to={`/dashboard/numbers/owed/${invoice}`}>
      {one.paid ? `${name} paid` : name}
    </Link>
  );
};
