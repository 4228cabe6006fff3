import { useQuery } from '@tanstack/react-query';
import { nameOfOther } from '#shared/domain/people/others-here.ts';
import { accountQuery } from '../account.ts';

/** The first name of another person of the account; undefined for oneself, and where nobody was noted. */
export const useNameOfOther = (by: string | undefined) => {
  // Read from what the page has already: it is asked for nowhere but at the gate.
  const { data } = useQuery({ ...accountQuery, enabled: false });
  return nameOfOther(data?.people, by);
};

/** The first name of another person who did something, small behind its date; nothing for one's own. */
export const WhoDidIt = ({ by }: { by: string | undefined }) => {
  const name = useNameOfOther(by);
  return (
    name && (
      <span className="who-did-it">
        <span className="sr-only">by </span>
        {name}
      </span>
    )
  );
};

/** From whom a chat came, and whether it was not opened yet; nothing for one of one's own. */
export const SharedBy = ({
  by,
  isNew,
}: {
  by: string | undefined;
  isNew?: boolean | undefined;
}) => {
  const name = useNameOfOther(by);
  if (by === undefined) return null;
  return (
    <span className="who-did-it">
      {isNew && <b className="new-mark">New</b>}
      {name && `From ${name}`}
    </span>
  );
};
