/** Stands in until this page is built. */
export const PricingPage = () => <h1>Pricing</h1>;
