/** Stands in until this page is built. */
export const ProfilePage = () => <h1>Profile</h1>;
