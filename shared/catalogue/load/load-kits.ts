/** What a question that answers a message is made of, fetched when there is one. */
export const loadKits = () => import('../kits-and-dangers-bundle.ts');
