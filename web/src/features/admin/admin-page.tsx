/** Stands in until this page is built. */
export const AdminPage = () => <h1>Admin</h1>;
