type Props = {
  label: string;
  /** Null where the plan does not include it. */
  value: string | null;
  /** It keeps its place without being shown. */
  isUnknown?: boolean;
};

/** What a plan includes, in one line. */
export const PlanFeature = ({ label, value, isUnknown }: Props) => (
  <div className={isUnknown ? 'unknown-line' : ''}>
    <dt>{label}</dt>
    <dd className={value ? '' : 'not-included'}>{value ?? 'Not included'}</dd>
  </div>
);
