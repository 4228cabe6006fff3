type Ask = (go: () => void) => void;

let ask: Ask | null = null;

/** A page with unsaved typing says how to ask before it is left; answers how to stop that. */
export const askBeforeLeaving = (how: Ask) => {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
};

/** Does what would throw unsaved typing away: at once, or after the page that holds it has asked. */
export const leaveAfterAsking = (go: () => void) => {
  if (ask) ask(go);
  else go();
};
