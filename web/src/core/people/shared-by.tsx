import { useNameOfOther } from './use-name-of-other.ts';

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
