/** What the owner knows of already, on this device: payments by the id of their invoice, numbers that books offer. */
type Seen = 'paid' | 'offers';

const keyOf = (what: Seen, businessId: string) => `${what}-seen:${businessId}`;
/** More than are kept for 30 days. */
const most = 400;

/** The ids of what is no news to the owner. */
export const readSeenNews = (what: Seen, businessId: string): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(what, businessId)) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
};

/** Remembers ids as known. Answers all of them. */
export const addSeenNews = (what: Seen, businessId: string, ids: readonly string[]): string[] => {
  const all = [...new Set([...readSeenNews(what, businessId), ...ids])].slice(-most);
  try {
    localStorage.setItem(keyOf(what, businessId), JSON.stringify(all));
  } catch {
    // Without storage it is told again.
  }
  return all;
};
