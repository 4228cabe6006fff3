type Props = {
  label: string;
  /** Null where the plan does not include it. */
  value: string | null;
  /** False keeps its place without showing it. */
  isKnown?: boolean;
};

/** What a plan includes, in one line. */
export const PlanLine = ({ label, value, isKnown = true }: Props) => (
  <div className={isKnown ? '' : 'unknown-line'}>
    <dt>{label}</dt>
    <dd className={value ? undefined : 'not-included'}>{value ?? 'Not included'}</dd>
  </div>
);
