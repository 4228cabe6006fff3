/** Stands in until this page is built. */
export const AdPage = () => <h1>Ad</h1>;
