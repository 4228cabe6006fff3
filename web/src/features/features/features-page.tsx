/** Stands in until this page is built. */
export const FeaturesPage = () => <h1>Features</h1>;
