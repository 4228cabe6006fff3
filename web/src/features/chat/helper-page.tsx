/** Stands in until this page is built. */
export const HelperPage = () => <h1>Helper</h1>;
