/** Stands in until this page is built. */
export const HistoryPage = () => <h1>History</h1>;
