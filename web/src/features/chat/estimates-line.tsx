/** Names the amounts of an answer that the helper made up; nothing without any. */
export const EstimatesLine = ({ estimates = [] }: { estimates?: readonly string[] | undefined }) =>
  estimates.length > 0 && (
    <p className="hint estimates">
      {estimates.length === 1
        ? 'One amount is the helper’s own estimate: '
        : `${estimates.length} amounts are the helper’s own estimates: `}
      {estimates.join(', ')}. {estimates.length === 1 ? 'It is' : 'They are'} dotted above.
    </p>
  );
