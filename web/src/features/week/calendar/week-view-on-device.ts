/** Whether the week is a list or a calendar: it stays as this device left it. */
export const weekViews = ['list', 'calendar'] as const;
export type WeekView = (typeof weekViews)[number];

const keyOf = (businessId: string) => `week-view:${businessId}`;

/** How the week was looked at last on this device. */
export const readWeekView = (businessId: string): WeekView => {
  try {
    return localStorage.getItem(keyOf(businessId)) === 'list' ? 'list' : 'calendar';
  } catch {
    return 'calendar';
  }
};

/** Remembers how the week is looked at. */
export const keepWeekView = (businessId: string, view: WeekView) => {
  try {
    localStorage.setItem(keyOf(businessId), view);
  } catch {
    // Without storage it is the calendar again.
  }
};
