import type { ReactNode } from 'react';
import { momentText } from '../admin-format.ts';

/** A name and a value. */
export type NamedValue = readonly [name: string, value: ReactNode];

/** A list of names and values. */
export const NameValueList = ({ values }: { values: readonly NamedValue[] }) => (
  <dl className="user-facts">
    {values.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A moment in the admin's own time zone, or what stands in its place. */
export const momentOr = (date: string | null | undefined, none: string) =>
  date ? <time dateTime={date}>{momentText(date)}</time> : none;
