/** Stands in until this page is built. */
export const ForgotPasswordPage = () => <h1>Forgot</h1>;
