import { createContext, type ReactNode, use, useMemo } from 'react';

const Pattern = createContext<RegExp | null>(null);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds these amounts, but not as a piece of a longer one: "$4" is not in "$45" and not in "$4.50". */
const patternOf = (amounts: readonly string[]) => {
  if (amounts.length === 0) return null;
  const longestFirst = [...amounts].sort((one, other) => other.length - one.length);
  const any = longestFirst.map(escaped).join('|');
  return new RegExp(String.raw`(?<![\p{L}\d$€£]|\d[.,])(${any})(?![\p{L}\d%]|[.,]\d)`, 'u');
};

/** Marks in everything inside it the amounts that are the helper's own estimates. */
export const EstimatedAmounts = ({
  amounts = none,
  children,
}: {
  amounts?: readonly string[] | undefined;
  children: ReactNode;
}) => {
  const pattern = useMemo(() => patternOf(amounts), [amounts]);
  return <Pattern value={pattern}>{children}</Pattern>;
};

const none: readonly string[] = [];

/** What finds the estimates of the answer around; null where there are none. */
export const useEstimatePattern = () => use(Pattern);

/** A text in pieces: every second one is an estimate. */
export const splitEstimatedAmounts = (text: string, pattern: RegExp) => text.split(pattern);

/** One estimate: dotted, and said to be one to those who do not see that. */
export const EstimatedAmount = ({ children }: { children?: ReactNode }) => (
  <span className="estimate">
    {children}
    <span className="sr-only"> (guess)</span>
  </span>
);

/** A plain text with its estimates marked. */
export const WithEstimatedAmounts = ({ text }: { text: string }) => {
  const pattern = useEstimatePattern();
  if (!pattern) return text;
  return splitEstimatedAmounts(text, pattern).map((piece, nth) => {
    const key = `${nth} ${piece}`;
    return nth % 2 === 1 ? <EstimatedAmount key={key}>{piece}</EstimatedAmount> : piece;
  });
};
