/** Whether the run is the full one (`npm run proof` every night) and not the short one of `npm test`. */
export const whole = Number(process.env.PROOF_SCALE ?? 1) >= 10;
/** The number of cases: `short` in the short run, `full` in the full one. */
export const scaled = (short: number, full = short * 10) => (whole ? full : short);
/** Every nth item of a list in the short run, and all of it in the full one. */
export const everyNth = <T>(all: readonly T[], step: number) =>
  whole ? all : all.filter((_, nth) => nth % step === 0);
