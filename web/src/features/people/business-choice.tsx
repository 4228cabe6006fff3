import { useAccount } from '#web/core/account.ts';
import type { Values } from '#web/ui/use-form.ts';

/** The choice of the businesses somebody works for, where the account has more than one: what its form says, and why it may not. */
export const useBusinessChoice = () => {
  const { businesses } = useAccount();
  const hasChoice = businesses.length > 1;
  return {
    hasChoice,
    /** Null for all of them, also later ones. */
    chosenIn: (values: Values) => {
      const chosen = values.all('businesses');
      return !hasChoice || chosen.length === businesses.length ? null : chosen;
    },
    problemsOf: (values: Values) =>
      hasChoice && values.all('businesses').length === 0
        ? { businesses: 'Choose at least one business' }
        : {},
  };
};

/** The businesses of the account to check off, all of them from the start unless some were `chosen`. */
export const BusinessChoice = ({
  chosen = null,
  error,
}: {
  chosen?: readonly string[] | null;
  error?: string | undefined;
}) => {
  const { businesses } = useAccount();
  return (
    <fieldset className="wide people-businesses">
      <legend>They work for</legend>
      {businesses.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            name="businesses"
            value={id}
            defaultChecked={chosen?.includes(id) ?? true}
          />
          {name}
        </label>
      ))}
      {error && <p className="error">{error}</p>}
    </fieldset>
  );
};
