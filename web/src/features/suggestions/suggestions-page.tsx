/** Stands in until this page is built. */
export const SuggestionsPage = () => <h1>Suggestions</h1>;
