/** Stands in until this page is built. */
export const TestBusinessTypesPage = () => <h1>Test</h1>;
