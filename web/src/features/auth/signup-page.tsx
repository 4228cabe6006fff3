/** Stands in until this page is built. */
export const SignupPage = () => <h1>Sign up</h1>;
