/** Stands in until this page is built. */
export const UsagePage = () => <h1>Usage</h1>;
