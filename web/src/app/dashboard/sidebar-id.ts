/** The id by which buttons open the sidebar on a phone. */
export const sidebarId = 'sidebar';
