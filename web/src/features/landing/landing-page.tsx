/** Stands in until this page is built. */
export const LandingPage = () => <h1>Sevenhands</h1>;
