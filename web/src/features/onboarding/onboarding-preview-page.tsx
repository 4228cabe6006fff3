/** Stands in until this page is built. */
export const OnboardingPreviewPage = () => <h1>Onboarding</h1>;
