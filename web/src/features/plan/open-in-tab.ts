/**
 * Opens an address that has to be asked for in a new tab, and in this one where the browser allows no new one. Browsers
 * allow a new tab only at the press itself, so it opens empty and is filled when the address is known.
 */
export const openInTab = async (load: () => Promise<{ url: string }>) => {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const { url } = await load();
    if (tab) tab.location.href = url;
    else location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
};
