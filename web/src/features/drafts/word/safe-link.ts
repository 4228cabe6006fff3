/** Whether an address may be opened from a file: the web, mail and phones, nothing that runs. */
export const isSafeLink = (url: string) => /^(?:https?|mailto|tel):/i.test(url.trim());
