/** Stands in until this page is built. */
export const MemoryPage = () => <h1>Memory</h1>;
