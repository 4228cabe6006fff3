/** Simulates the mails of one hour, by quarter of an hour, at the rate of the mail service. */

/** A run starts with every quarter of an hour and stops starting new mails after this many seconds. */
export const runSeconds = 13 * 60;
const quarterSeconds = 15 * 60;

/** Returns the seconds from the hour until the last mail, and the number of runs. */
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

/** Returns the lowest rate, in whole mails a second, that sends all of them within an hour. */
export const rateForAnHour = (mails: number) => {
  let rate = 1;
  while (simulateHour(mails, rate).seconds > 3600) rate += 1;
  return rate;
};
