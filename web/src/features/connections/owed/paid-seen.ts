/** Which payments the owner knows of already, on this device. */
const keyOf = (businessId: string) => `paid-seen:${businessId}`;
/** More than are kept for 30 days. */
const most = 400;

/** The ids of paid invoices that are no news to the owner. */
export const readSeen = (businessId: string): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(businessId)) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
};

/** Remembers payments as known: those that were put away, and those the owner noted. Answers all of them. */
export const addSeen = (businessId: string, ids: readonly string[]): string[] => {
  const all = [...new Set([...readSeen(businessId), ...ids])].slice(-most);
  try {
    localStorage.setItem(keyOf(businessId), JSON.stringify(all));
  } catch {
    // Without storage it is told again.
  }
  return all;
};
