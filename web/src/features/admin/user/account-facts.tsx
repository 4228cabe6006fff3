import type { ReactNode } from 'react';
import { momentText } from '../admin-format.ts';

/** What is known of an account, as a name and a value. */
export type Fact = readonly [name: string, value: ReactNode];

/** A list of facts. */
export const AccountFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="user-facts">
    {facts.map(([name, value]) => (
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
