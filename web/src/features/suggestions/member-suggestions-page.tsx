/** Stands in until this page is built. */
export const MemberSuggestionsPage = () => <h1>Suggestions</h1>;
