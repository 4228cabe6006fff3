/** The 97.5 % quantile of the normal distribution. */
const quantile = 1.96;

/** Below that many cases the spread that was seen says little, and the largest one is taken. */
const fewest = 20;

/** How many cases it takes for a mean to be known to within `reach` on each side, by the spread of the values seen. */
export const casesToTell = (values: readonly number[], reach: number): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread =
    values.length < fewest
      ? 0.25
      : values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.ceil(spread * (quantile / reach) ** 2);
};
