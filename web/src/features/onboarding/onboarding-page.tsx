/** Stands in until this page is built. */
export const OnboardingPage = () => <h1>Onboarding</h1>;
