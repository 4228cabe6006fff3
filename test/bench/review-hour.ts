/** How long the mails of one hour take, quarter of an hour by quarter of an hour, at the rate of the mail service. */

/** A run begins with every quarter of an hour and stops beginning new mails after this many seconds. */
export const runSeconds = 13 * 60;
const quarterSeconds = 15 * 60;

/** Seconds from the hour until the last of the mails, and how many runs it takes. */
export const simulateHour = (mails: number, perSecond: number) => {
  let left = mails;
  let runs = 0;
  while (left > 0) {
    const sent = Math.min(left, Math.floor(runSeconds * perSecond));
    left -= sent;
    runs += 1;
    if (left === 0)
      return { runs, seconds: (runs - 1) * quarterSeconds + Math.ceil(sent / perSecond) };
  }
  return { runs, seconds: 0 };
};

/** The lowest rate, in whole mails a second, at which all of them leave within an hour. */
export const rateForAnHour = (mails: number) => {
  let rate = 1;
  while (simulateHour(mails, rate).seconds > 3600) rate += 1;
  return rate;
};
