/** Stands in until this page is built. */
export const CheckoutSuccessPage = () => <h1>Thank you</h1>;
