/** Where the page of an account is. */
export const userPath = (id: string) => `/admin?view=user&id=${encodeURIComponent(id)}`;
/** Where a contact message is answered. */
export const messagePath = (id: string) => `/admin?view=message&id=${encodeURIComponent(id)}`;
/** Where a suggestion is answered. */
export const suggestionPath = (id: string) => `/admin?view=idea&id=${encodeURIComponent(id)}`;
