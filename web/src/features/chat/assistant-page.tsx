/** Stands in until this page is built. */
export const AssistantPage = () => <h1>Assistant</h1>;
