import { useNameOfOther } from './use-name-of-other.ts';

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
