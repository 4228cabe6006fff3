import { useQuery } from '@tanstack/react-query';
import type { AccountView } from '#shared/domain/account/account-view.ts';
import { nameOfOther } from '#shared/domain/people/others-here.ts';
import { accountQuery } from '../account.ts';

/** The id of who is signed in, in the account that is open. */
export const selfIn = ({ office, account }: AccountView) => office?.person_id ?? account.id;

/** Of somebody who did something: the first name of another person, and whether it was whoever is signed in, also where nobody was noted. */
export const useWhoDidIt = (by: string | undefined) => {
  // Read from what the page has already: it is asked for nowhere but at the gate.
  const { data } = useQuery({ ...accountQuery, enabled: false });
  return {
    name: nameOfOther(data?.people, by),
    isSelf: by === undefined || (data !== undefined && by === selfIn(data)),
  };
};

/** The first name of another person who did something, small behind its date; nothing for one's own. */
export const WhoDidIt = ({ by }: { by: string | undefined }) => {
  const { name } = useWhoDidIt(by);
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
  const { name } = useWhoDidIt(by);
  if (by === undefined) return null;
  return (
    <span className="who-did-it">
      {isNew && <b className="new-mark">New</b>}
      {name && `From ${name}`}
    </span>
  );
};
