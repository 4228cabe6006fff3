/** Stands in until this page is built. */
export const TermsPage = () => <h1>Terms</h1>;
