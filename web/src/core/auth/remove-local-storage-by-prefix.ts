/** Removes what this browser keeps under keys that begin so. */
export const removeLocalStorageByPrefix = (prefix: string) => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {}
};
