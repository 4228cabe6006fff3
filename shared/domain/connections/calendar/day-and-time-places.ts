const day =
  /^(?:(?:my|your|our|next|first|visit|appointment|available|free) )?(?:day|date|time slot|slot)(?: (?:and|or) time)?$/;
const time = /^(?:(?:visit|appointment|arrival|start) )?time$/;

/** Whether a place of that key, as in `[day]`, asks for a day. */
export const isDayPlace = (key: string): boolean => day.test(key);
/** Whether a place of that key asks for a time of that day. */
export const isTimePlace = (key: string): boolean => time.test(key);
