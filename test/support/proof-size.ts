/** The size of randomized tests: 1 is the short run, as in `npm test`, 10 the full one (`npm run proof`). */
const scale = Number(process.env.PROOF_SCALE ?? 1);
/** Whether the run is the full one. */
export const whole = scale >= 10;
/**
 * The number of cases: `short` in the short run, `whole` in the full one, and interpolated on a log scale otherwise.
 */
export const scaled = (short: number, whole = short * 10) =>
  Math.round(short * (whole / short) ** Math.log10(scale));
/** Every nth item of a list in the short run, and all of it in the full one. */
export const everyNth = <T>(all: readonly T[], step: number) =>
  whole ? all : all.filter((_, nth) => nth % step === 0);
