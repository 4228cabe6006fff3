/** Stands in until this page is built. */
export const AboutPage = () => <h1>About</h1>;
