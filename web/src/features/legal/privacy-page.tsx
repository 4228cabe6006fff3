/** Stands in until this page is built. */
export const PrivacyPage = () => <h1>Privacy</h1>;
