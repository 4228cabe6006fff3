/** Numbers on their way from a free sum to an account: kept in this browser until the owner has said yes or no. */
const key = 'carried:numbers';
/** As long as the code of a new account is valid. */
const keptMs = 86_400_000;

export type FreeToolNumbers = Readonly<Record<string, string>>;

/** Takes them along, in place of those of an earlier sum; false where the browser stores nothing. */
export const storeFreeToolNumbers = (values: FreeToolNumbers): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify({ values, at: Date.now() }));
    return true;
  } catch {
    return false;
  }
};

/** What came along, or null; what is older than a day or was tampered with counts as nothing. */
export const readFreeToolNumbers = (): FreeToolNumbers | null => {
  try {
    const { values, at } = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!(Date.now() - Number(at) < keptMs)) return null;
    const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts) as FreeToolNumbers;
  } catch {
    return null;
  }
};

/** Forgets them: they are kept, or not wanted. */
export const forgetFreeToolNumbers = () => {
  try {
    localStorage.removeItem(key);
  } catch {}
};
