/** Stands in until this page is built. */
export const ContactPage = () => <h1>Contact</h1>;
