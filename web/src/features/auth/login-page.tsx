/** Stands in until this page is built. */
export const LoginPage = () => <h1>Sign in</h1>;
