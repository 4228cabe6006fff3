let offset = 0;

/** Learns how far this device's clock is from the server's. */
export const setServerNow = (now: string) => {
  offset = Date.parse(now) - Date.now();
};

/** The server's time as well as this device can tell: ids made here sort with everybody else's. */
export const serverNow = () => new Date(Date.now() + offset);
