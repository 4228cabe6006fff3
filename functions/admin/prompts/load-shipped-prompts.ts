/** What ships, imported on demand, because most admin operations need none of these texts. */
export const loadShippedPrompts = () => import('#shared/starter-prompts/shipped.ts');
