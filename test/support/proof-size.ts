/** How much of many tries runs: 1 is the short form, as in `npm test`, 10 the whole one (`npm run proof`). */
const scale = Number(process.env.PROOF_SCALE ?? 1);
/** Whether everything is tried there is. */
export const whole = scale >= 10;
/** How many to try: so many in the short form, so many in the whole one, and in between in between. */
export const scaled = (short: number, whole = short * 10) =>
  Math.round(short * (whole / short) ** Math.log10(scale));
/** In the short form every so-many-th of a list that is tried one by one; in the whole one all of it. */
export const everyNth = <T>(all: readonly T[], step: number) =>
  whole ? all : all.filter((_, nth) => nth % step === 0);
